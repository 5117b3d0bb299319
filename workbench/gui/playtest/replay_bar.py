"""A line across the table when a replay of other content was loaded: what differs, and its own content to play."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from workbench.engine.replay import BadReplay
from workbench.engine.ruleset import SetupRefused
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.match import Match
from workbench.playtest.session import NOT_RESUMED

#: So many entities are named one by one.
NAMED = 8


class ReplayBar(Banner):
    """Hidden while the content is the same. Names of entities are links; the button changes between the contents."""

    #: `kind:id` of an entity that the user wants to see.
    jump = Signal(str)
    #: The game is played on the other content from now on.
    changed = Signal()

    def __init__(self, match: Match) -> None:
        super().__init__("")
        self._match = match
        self.setAccessibleName(tr("Other content"))
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self.jump)
        self.pressed.connect(self._change)

    def tell(self) -> None:
        """Say what of the content differs from the pack as it is now; nothing hides the bar."""
        differs = self._match.differs
        if not differs:
            self.say("")
            return
        links = ", ".join(f'<a href="{ref}">{_plain(self._name(ref))}</a>' for ref in differs[:NAMED])
        if len(differs) > NAMED:
            links += " " + tr("and {count} more", count=len(differs) - NAMED)
        if self._match.recorded:
            self.button.setText(tr("Play with the pack as it is"))
            self.say(
                tr("This plays the content that was recorded; in the pack these are different: {names}", names=links)
            )
        else:
            self.button.setText(tr("Play with the recorded content"))
            self.say(tr("This game was recorded when these were different: {names}", names=links))
        self.button.setVisible(self._match.may_change_content)

    def _change(self) -> None:
        """Change between the contents; one that cannot be played is told, and the game stays as it is."""
        try:
            self._match.change_content()
        except (*NOT_RESUMED, BadReplay, SetupRefused) as error:
            self.say(_plain(str(error)), theme.current().error)
            return
        self.changed.emit()

    def _name(self, ref: str) -> str:
        """Return what an entity is called, with its kind."""
        document = self._match.document
        kind, _, name = ref.partition(":")
        found = document.packs.resolve(name, (kind,), self._match.ref.pack)
        entity = document.packs.get(found) if found else None
        title = kind_title(document.workspace.kinds, kind)
        return (
            f"{display_name(entity, document.packs, document.workspace.kinds.get(kind)) if entity else name} ({title})"
        )


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
