"""The tab that a scenario or a campaign is played in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMessageBox, QWidget

from workbench.gui import icons
from workbench.gui.chooser import Offer
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.plain_text import plain
from workbench.gui.playable import CHAINED, PLAYED
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef


def play_front(tabs: EditorTabs) -> bool:
    """Play on what the playtest tab plays when it is in front; False when it is not."""
    play_on = getattr(tabs.currentWidget(), "play_on", None)
    if play_on is not None:
        play_on()
    return play_on is not None


def play_offers(document: Document, play: Callable[[EntityRef], object]) -> list[Offer]:
    """Return what can be played, to choose from: campaigns first, then scenarios, by name."""
    kinds, found = document.workspace.kinds, []
    for kind in (CHAINED, PLAYED):
        entities = document.packs.visible(kind).values()
        named = sorted((display_name(each, document.packs, kinds.get(kind)), each.ref) for each in entities)
        icon = icons.of_kind(kinds.get(kind), kind)
        found += [Offer(name, kind_title(kinds, kind), icon, partial(play, ref)) for name, ref in named]
    return found


def moved(tabs: EditorTabs, document: Document) -> Callable[[EditorTabs], None]:
    """Return what makes the playtest of `tabs`, with its game as it stands, anew in the tabs of another window."""
    front = tabs.currentWidget()
    found = next((pane for pane in map(tabs.widget, range(tabs.count())) if hasattr(pane, "play_on")), None)
    if found is None:
        return lambda other: None
    from workbench.gui.panes.campaign_pane import CampaignPane  # noqa: PLC0415 no part of the first paint
    from workbench.gui.panes.playtest_pane import PlaytestPane  # noqa: PLC0415 neither

    assert isinstance(found, (CampaignPane, PlaytestPane)), "nothing else is played on"
    pane = found

    def again(other: EditorTabs) -> QWidget:
        made: CampaignPane | PlaytestPane
        if isinstance(pane, CampaignPane):
            made = CampaignPane(document, pane.ref, pane.campaign, pane.session)
        else:
            made = PlaytestPane(document, pane.ref, pane.match)
        made.may_drop = other.may_drop
        return made

    def show(other: EditorTabs) -> None:
        before = other.currentIndex()
        other.open_pane(type(pane), _title(document, pane.ref), pane.ref.kind, lambda: again(other))
        if front is not pane:
            other.setCurrentIndex(before)

    return show


def may_drop(window: QWidget, pane: QWidget | None) -> bool:
    """True when no game of a person goes with a pane, or the user keeps it, or lets it go."""
    if not hasattr(pane, "play_on"):
        return True
    from workbench.gui.panes.campaign_pane import CampaignPane  # noqa: PLC0415 no part of the first paint
    from workbench.gui.panes.playtest_pane import PlaytestPane  # noqa: PLC0415 neither

    assert isinstance(pane, (CampaignPane, PlaytestPane)), "nothing else is played on"
    playtest = pane.step if isinstance(pane, CampaignPane) else pane
    if playtest is None or not playtest.match.to_lose:
        return True
    entity = pane.document.packs.get(pane.ref)
    name = display_name(entity) if entity else pane.ref.id
    asked = tr("A game of “{name}” is under way. Save it, to go on with it later?", name=name)
    button = QMessageBox.StandardButton
    choices = button.Save | button.Discard | button.Cancel
    answer = QMessageBox.question(window, tr("Playtest"), plain(asked), choices, button.Save)
    if answer == button.Save:
        return pane.keep() if isinstance(pane, CampaignPane) else pane.save()
    return answer == button.Discard


def show_playtest(tabs: EditorTabs, document: Document, played: EntityRef, decisions: int = 0) -> None:
    """Start a playtest of a scenario or a campaign in the playtest tab, `decisions` made by greedy agents already.

    A campaign that is played there already goes on; any other game there is asked about (`EditorTabs.may_drop`).
    """
    # the engine and the board are no part of the first paint
    from workbench.gui.panes.campaign_pane import CampaignPane  # noqa: PLC0415
    from workbench.gui.panes.playtest_pane import PlaytestPane  # noqa: PLC0415

    def scenario() -> PlaytestPane:
        pane = PlaytestPane(document, played)
        pane.may_drop = tabs.may_drop
        pane.match.play_ahead(decisions)
        pane.refresh()
        return pane

    def campaign() -> CampaignPane:
        pane = CampaignPane(document, played)
        pane.may_drop = tabs.may_drop
        if decisions:
            pane.play_ahead(decisions)
        return pane

    if played.kind == CHAINED and any(
        isinstance(pane, CampaignPane) and pane.ref == played for pane in map(tabs.widget, range(tabs.count()))
    ):
        tabs.open_pane(CampaignPane, _title(document, played), CHAINED, campaign)
        return
    make = campaign if played.kind == CHAINED else scenario
    tabs.replace_pane((PlaytestPane, CampaignPane), _title(document, played), played.kind, make)


def _title(document: Document, played: EntityRef) -> str:
    """Return what stands on the tab: what is done there, and with what."""
    entity = document.packs.get(played)
    name = display_name(entity, document.packs, document.workspace.kinds.get(played.kind)) if entity else played.id
    return tr("Playtest: {name}", name=name)
