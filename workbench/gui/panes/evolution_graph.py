"""An evolution chain as a graph: species by stage, methods on the links."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from workbench.gui import lang, theme
from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import Schema, blank, label_of_choice, resolved, title_of
from workbench.gui.following import Following
from workbench.gui.hues import color_of_entity
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.gui.panes.chain_canvas import ChainCanvas, Edge
from workbench.gui.panes.places import first_pointer
from workbench.gui.plain_text import PlainLabel
from workbench.gui.themed import Themed
from workbench.model.entity import localised
from workbench.model.ref import EntityRef
from workbench.model.reference_finder import reference_kinds

_HINT = "Click opens a species; drag one to another to link them, or press L and then the other"


class EvolutionPane(QWidget):
    """Click a tile to open its species; drag it to another to link. A link that would close a circle is refused."""

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._schema = document.workspace.kinds[ref.kind].schema
        self._context = FormContext(document, ref, self._schema, self)
        self._key = first_pointer(self._schema, "chain") or "/links"
        part = resolved(self._schema, self._schema["properties"][self._key.removeprefix("/")])
        self._link: Schema = resolved(self._schema, part.get("items", {}))
        self.canvas = ChainCanvas()
        self.canvas.node_clicked.connect(self._open)
        self.canvas.link_drawn.connect(self.link)
        self.canvas.link_begun.connect(self._begun)
        scroll = QScrollArea()
        scroll.setWidget(self.canvas)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(tr("Evolution graph"))
        self._said = PlainLabel(role="hint", wrap=True)
        self._said.setContentsMargins(theme.NORMAL, theme.SMALL, theme.NORMAL, theme.SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._said)
        self._shown: Any = None
        Following(self, document, self._show)
        Themed(self, self._show)
        self._show()

    def link(self, source: str, target: str) -> bool:
        """Add a link; False, and the path is named, when it would close a circle."""
        from workbench.graph.cycles import cycles_of  # noqa: PLC0415 - graphs are no part of the first paint

        edges: dict[str, list[str]] = {}
        for link in self._links():
            edges.setdefault(link["from"], []).append(link["to"])
        if target in edges.get(source, []):
            self._say(tr("{source} becomes {target} already", source=source, target=target))
            return False
        edges.setdefault(source, []).append(target)
        circles = [circle for circle in cycles_of(edges) if source in circle and target in circle]
        if circles:
            path = " → ".join([*circles[0], circles[0][0]])
            self._say(tr("not linked: it would close the circle {path}", path=path))
            return False
        fresh = {**blank(self._schema, self._link), "from": source, "to": target}
        return self._context.insert(self._key, len(self._links()), fresh)

    def _links(self) -> list[Any]:
        links = self._context.value(self._key)
        fitting = links if isinstance(links, list) else []
        return [
            link
            for link in fitting
            if isinstance(link, dict) and isinstance(link.get("from"), str) and isinstance(link.get("to"), str)
        ]

    def _show(self) -> None:
        from workbench.graph.cycles import cycles_of  # noqa: PLC0415 - graphs are no part of the first paint
        from workbench.graph.layers import layers_of  # noqa: PLC0415

        links = self._links()
        edges: dict[str, list[str]] = {}
        for link in links:
            edges.setdefault(link["from"], []).append(link["to"])
        nodes = {link[end] for link in links for end in ("from", "to")} or {self._context.ref.id}
        circles = cycles_of(edges)
        wrong = {pair for circle in circles for pair in zip(circle, [*circle[1:], circle[0]], strict=True)}
        drawn = [Edge(e["from"], e["to"], self._methods(e), (e["from"], e["to"]) in wrong) for e in links]
        words = {node: self._words(node) for node in nodes}
        self.canvas.show_graph(layers_of(nodes, edges), drawn, words)
        said = tr("circle: {path}", path=" → ".join([*circles[0], circles[0][0]])) if circles else ""
        self._say(said or tr(_HINT))

    def _begun(self, source: str) -> None:
        name = self._words(source)[0] if source else ""
        said = tr("{source} becomes …: Tab to the other and press it, Escape gives up", source=name)
        self._say(said if source else tr(_HINT))

    def _say(self, text: str) -> None:
        self._said.setText(text)

    def _words(self, name: str) -> tuple[str, str, str]:
        target = self._context.choices.target(self._kinds(), name)
        if target is None:
            return name, tr("there is no such entity"), theme.current().error
        number = target.data.get("number") if isinstance(target.data, dict) else None
        types = target.data.get("types", ()) if isinstance(target.data, dict) else ()
        detail = [f"#{number}"] if isinstance(number, int) else []
        detail += [str(each).capitalize() for each in types] if isinstance(types, list) else []
        return display_name(target), "  ".join(detail), color_of_entity(self._document.packs, target).name()

    def _kinds(self) -> tuple[str, ...]:
        return reference_kinds(self._link.get("properties", {}).get("to", {}))

    def _methods(self, link: dict[str, Any]) -> str:
        """The ways of a link in a few words."""
        part = resolved(self._schema, self._link.get("properties", {}).get("methods", {}).get("items", {}))
        ways = link.get("methods")
        return (
            tr(" or ").join(self._way(part, way) for way in ways if isinstance(way, dict))
            if isinstance(ways, list)
            else ""
        )

    def _way(self, part: Schema, way: dict[str, Any]) -> str:
        properties = part.get("properties", {})
        by = str(way.get("by", ""))
        for name in (by, "text"):
            value = way.get(name)
            if isinstance(value, dict):
                return localised(value, lang.current()) or by
            if isinstance(value, str) and "x-ref" in properties.get(name, {}):
                target = self._context.choices.target(reference_kinds(properties[name]), value)
                return display_name(target) if target else value
            if isinstance(value, int):
                return f"{value} {title_of(properties.get(name, {}), name).lower()}"
        return label_of_choice(properties.get("by", {}), by)

    def _open(self, name: str) -> None:
        target = self._context.choices.target(self._kinds(), name)
        if target:
            self._document.open_requested.emit(target.ref, "")
