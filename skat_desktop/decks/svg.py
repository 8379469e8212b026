"""Makes a drawing from somewhere plain: only shapes, text and pictures that it holds itself.

Whatever is not known to be harmless is left out, so that nothing is ever loaded, run or
animated, and what is left is drawn in bounded time.  References outside the drawing, entities
and drawings beyond measure are refused altogether.
"""

import base64
import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from skat_desktop.decks import raster
from skat_desktop.decks.card_names import words
from skat_desktop.decks.errors import DrawingError, Fault

MOST_ELEMENTS: Final = 40_000
"""Elements in a drawing, the left out ones too."""
MOST_DEPTH: Final = 100
"""Elements within each other, also by reference."""
MOST_COST: Final = 12_000
"""What one card may cost: an element is 1, a long path, a picture or a glass pane more."""
_MOST_PIXELS: Final = 40_000_000
"""Pixels of all pictures in a drawing."""
_MOST_CSS: Final = 20_000
_MOST_MATCHES: Final = 4_000_000
"""Rules of a style sheet times elements."""
_MOST_TEXT: Final = 5_000

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_SHAPES: Final = words("path rect circle ellipse line polyline polygon")
_GROUPS: Final = words("g a defs symbol switch")
_GRADIENTS: Final = words("linearGradient radialGradient")
_WRITTEN_AS: Final = {"a": "g"}
_NOT_DRAWN: Final = words("defs symbol style") | _GRADIENTS
"""Elements that show only where another one refers to them."""
_WRITTEN: Final = words("text tspan style")
_KNOWN: Final = words("svg use image stop") | _SHAPES | _GROUPS | _GRADIENTS | _WRITTEN

_NUMBERS: Final = words(
    "x y width height cx cy r rx ry x1 y1 x2 y2 fx fy dx dy d points transform viewBox offset "
    "gradientTransform"
)
_WORDS: Final = words("class xmlns xmlns:xlink gradientUnits spreadMethod preserveAspectRatio")
_LENGTHS: Final = words(
    "stroke-width stroke-miterlimit font-size opacity fill-opacity stroke-opacity stop-opacity"
)
_LOOKS: Final = _LENGTHS | words(
    "fill fill-rule stroke stroke-linecap stroke-linejoin color stop-color display visibility "
    "font-family font-style font-weight text-anchor"
)

_OUTLINES: Final = {
    code: "9" if chr(code).isdigit() else chr(code).lower() if chr(code) in "eE+-." else " "
    for code in range(128)
}
"""Makes ``" 12.5e-3"`` ``" 99.9e-9"``, to see quickly how long its numbers are."""
_BEYOND_MEASURE: Final = (" 99999999", "-99999999", "+99999999", "e99", "e+99")
"""Numbers that lie far off any card, on which rasterizers choke, as outlines."""
_ADDRESS: Final = re.compile(r"url\(\s*['\"]?\s*([^)'\"\s]*)['\"]?\s*\)?", re.IGNORECASE)
_INLINE: Final = re.compile(r"\s*data:image/(?:png|jpe?g);base64,", re.IGNORECASE)
_RULE: Final = re.compile(r"([^{}]*)\{([^{}]*)\}")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_GLASS: Final = re.compile(r"(?:^|(?<=;))opacity:(?!1(?:\.0*)?(?:;|$))[^;]*")
_PAINT: Final = re.compile(r"url\(#([^)]*)\)")


@dataclass(frozen=True)
class PlainSvg:
    """A drawing that may be drawn."""

    data: bytes
    ids: frozenset[str]
    has_size: bool
    """Whether it says how large it is; without, only its elements can be drawn."""
    _nodes: Mapping[str, "_Node"]
    _root: "_Node"

    def check(self, element: str | None = None) -> None:
        """Raise `DrawingError` if drawing this element, or all, would take too long."""
        node = self._root if element is None else self._nodes[element]
        if node.total > MOST_COST:
            raise DrawingError(Fault.TOO_COMPLEX)


@dataclass(eq=False)
class _Node:
    """An element as far as it matters for what it costs."""

    cost: int
    children: list["_Node"] = field(default_factory=list)
    shows: str = ""
    """The id of another element that it refers to."""
    total: int = -1
    height: int = 0
    """How many elements lie within each other here."""


@dataclass(frozen=True)
class _Use:
    """A place where another element is shown, if that exists."""

    target: str
    looks: str
    """Its other attributes as text."""
    place: Mapping[str, str]
    """Its transform, and where and how large it is to be shown."""

    def text(self, box: "_Box | None") -> str:
        """Written so that QtSvg draws it right, which does not heed the box of a symbol."""
        x, y, width, height = (
            _length(self.place.get(key, "")) for key in ("x", "y", "width", "height")
        )
        steps = [self.place.get("transform", ""), f"translate({x or 0:g} {y or 0:g})"]
        if box and (width or height):
            scale = min(width / box.width if width else inf, height / box.height if height else inf)
            aside = (width - scale * box.width) / 2 if width and not box.at_left else 0
            below = (height - scale * box.height) / 2 if height else 0
            steps.append(f"translate({aside:g} {below:g}) scale({scale:g})")
            steps.append(f"translate({-box.left:g} {-box.top:g})")
        transform = quoteattr(" ".join(steps).strip())
        target = quoteattr(f"#{self.target}")
        return f"<use xlink:href={target}{self.looks} transform={transform}/>"


class _Box(NamedTuple):
    """The view box of a symbol."""

    left: float
    top: float
    width: float
    height: float
    at_left: bool = False


def plain_svg(data: bytes) -> PlainSvg:
    """Read a drawing; raises `DrawingError` if it may not be used."""
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError, RecursionError) as error:
        if isinstance(error, DrawingError):
            raise
        raise DrawingError(Fault.DAMAGED) from None
    return reader.result()


class _Reader:
    def __init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._entity
        self._parts: list[str | _Use] = []
        self._open: list[tuple[str, _Node]] = []
        self._nodes: dict[str, _Node] = {}
        self._gradients: set[str] = set()
        self._boxes: dict[str, _Box] = {}
        self._left_out = 0
        self._elements = self._pixels = self._letters = 0
        self._css: list[str] = []
        self._rules = 0
        self._has_size = False
        self._root: _Node | None = None

    def result(self) -> PlainSvg:
        root = self._root
        assert root is not None, "expat refuses a text without an element"
        for node in [*self._nodes.values(), root]:
            _measure(node, self._nodes)
        if self._rules * self._elements > _MOST_MATCHES:
            raise DrawingError(Fault.TOO_COMPLEX)
        text = "".join(part if isinstance(part, str) else self._use(part) for part in self._parts)
        text = _PAINT.sub(lambda it: it[0] if it[1] in self._gradients else "none", text)
        return PlainSvg(text.encode(), frozenset(self._nodes), self._has_size, self._nodes, root)

    def _use(self, use: _Use) -> str:
        return use.text(self._boxes.get(use.target)) if use.target in self._nodes else ""

    # --- what expat tells ---------------------------------------------------------------------

    def _entity(self, *_: object) -> None:
        raise DrawingError(Fault.DAMAGED)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > MOST_ELEMENTS:
            raise DrawingError(Fault.TOO_COMPLEX)
        space, _, name = tag.rpartition(" ")
        inside = self._open[-1][0] if self._open else ""
        known = space in ("", _SVG) and name in _KNOWN and (name == "svg") is not bool(inside)
        if not inside and not known:
            raise DrawingError(Fault.DAMAGED)
        if self._left_out or not known or inside == "use":
            self._left_out += 1
            return
        node = _Node(1)
        if not inside:
            self._root = node
        elif name not in _NOT_DRAWN:
            self._open[-1][1].children.append(node)
        self._open.append((name, node))
        if len(self._open) > MOST_DEPTH:
            raise DrawingError(Fault.TOO_COMPLEX)
        link = attributes.pop(f"{_XLINK} href", None) or attributes.pop("href", None)
        if name == "use":
            self._show(node, link, attributes)
        elif name == "symbol":
            self._define(node, attributes)
        elif name != "style":
            if name == "svg":
                self._frame(attributes)
            text = "".join(self._attribute(node, *pair) for pair in attributes.items())
            if name == "image":
                text += self._embed(node, link or "")
            elif name in _GRADIENTS:
                self._gradients.add(attributes.get("id", ""))
                text += self._stops_of(node, link)
            self._parts.append(f"<{_WRITTEN_AS.get(name, name)}{text}>")

    def _end(self, tag: str) -> None:
        if self._left_out:
            self._left_out -= 1
            return
        name, _ = self._open.pop()
        if name == "style":
            rules = _plain_rules("".join(self._css))
            self._rules += len(rules)
            self._parts.append(f"<style>{escape(''.join(rules))}</style>")
            self._css.clear()
        elif name == "symbol":
            self._parts.append("</g></defs>")
        elif name != "use":
            self._parts.append(f"</{_WRITTEN_AS.get(name, name)}>")

    def _text(self, text: str) -> None:
        name = self._open[-1][0] if self._open else ""
        if self._left_out or name not in _WRITTEN:
            return
        if name == "style":
            self._css.append(text)
            return
        self._letters += len(text)
        if self._letters > _MOST_TEXT:
            raise DrawingError(Fault.TOO_COMPLEX)
        self._open[-1][1].cost += len(text)
        self._parts.append(escape(text))

    # --- elements and attributes --------------------------------------------------------------

    def _frame(self, attributes: dict[str, str]) -> None:
        """Give the root a view box in any case: else Qt would measure everything."""
        width, height = (_length(attributes.get(side, "")) for side in ("width", "height"))
        box = attributes.get("viewBox", "")
        if not box and width and height:
            box = f"0 0 {width:g} {height:g}"
        self._has_size = _box(box) is not None
        attributes["viewBox"] = box if self._has_size else "0 0 1000 1000"
        attributes["xmlns"], attributes["xmlns:xlink"] = _SVG, _XLINK

    def _define(self, node: _Node, attributes: dict[str, str]) -> None:
        """A symbol becomes a group that is not drawn; its box is heeded where it is shown."""
        box = _box(attributes.pop("viewBox", ""))
        if box is not None:
            at_left = attributes.get("preserveAspectRatio", "").startswith("xMin")
            self._boxes.setdefault(attributes.get("id", ""), box._replace(at_left=at_left))
        text = "".join(
            self._attribute(node, key, value)
            for key, value in attributes.items()
            if key in _LOOKS or key in ("id", "class", "style")
        )
        self._parts.append(f"<defs><g{text}>")

    def _show(self, node: _Node, link: str | None, attributes: dict[str, str]) -> None:
        node.shows = _own(link or "#")
        place = {key: attributes.pop(key, "") for key in ("transform", "x", "y", "width", "height")}
        for value in place.values():
            _check_number(value)
        looks = "".join(self._attribute(node, *pair) for pair in attributes.items())
        self._parts.append(_Use(node.shows, looks, place))

    def _stops_of(self, node: _Node, link: str | None) -> str:
        """A gradient's reference to one whose colours it has."""
        if link is None:
            return ""
        node.shows = _own(link)
        return f" xlink:href={quoteattr('#' + node.shows)}"

    def _attribute(self, node: _Node, key: str, value: str) -> str:
        """An attribute as text; nothing if it is none we know, such as an editor's own."""
        if key == "style":
            value = _plain_declarations(value)
            node.cost += _cost_of_glass(value)
        elif key in _NUMBERS:
            _check_number(value)
            node.cost += len(value) // 200
        elif key in _LOOKS:
            declaration = _plain_declarations(f"{key}:{value}")
            node.cost += _cost_of_glass(declaration)
            value = declaration.partition(":")[2]
        elif key == "id":
            self._nodes.setdefault(value, node)
        elif key not in _WORDS:
            return ""
        return f" {key}={quoteattr(value)}"

    def _embed(self, node: _Node, link: str) -> str:
        """The picture that an image holds, checked and written anew."""
        start = _INLINE.match(link)
        if start is None:
            raise DrawingError(Fault.NOT_ALONE if link else Fault.DAMAGED)
        try:
            picture = base64.b64decode(link[start.end() :])
        except (binascii.Error, ValueError):
            raise DrawingError(Fault.DAMAGED) from None
        pixels = raster.pixels(picture)
        self._pixels += pixels
        if self._pixels > _MOST_PIXELS:
            raise DrawingError(Fault.TOO_LARGE)
        node.cost += pixels // 20_000
        text = base64.b64encode(picture).decode()
        return f' xlink:href="data:image/{raster.kind(picture)};base64,{text}"'


def _own(link: str) -> str:
    """The id that a reference within the drawing names."""
    if not link.strip().startswith("#"):
        raise DrawingError(Fault.NOT_ALONE)
    return link.strip()[1:]


def _measure(node: _Node, nodes: Mapping[str, _Node], depth: int = 0) -> None:
    """Find out what drawing a node costs with all that is in it and that it refers to."""
    if node.total >= 0:
        return
    if depth > MOST_DEPTH:
        raise DrawingError(Fault.TOO_COMPLEX)  # Here a circle of references ends too.
    parts = [*node.children]
    if node.shows in nodes:
        parts.append(nodes[node.shows])
    for part in parts:
        _measure(part, nodes, depth + 1)
    node.height = 1 + max((part.height for part in parts), default=0)
    if node.height > MOST_DEPTH:
        raise DrawingError(Fault.TOO_COMPLEX)
    node.total = node.cost + sum(part.total for part in parts)


def _length(text: str) -> float | None:
    """The number at the start of a length, if there is a sound one."""
    match = re.match(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d)?)", text, re.IGNORECASE)
    value = float(match[1]) if match else None
    return value if value is not None and abs(value) < 10_000_000 else None


def _box(text: str) -> _Box | None:
    """The four numbers of a view box, if it is one."""
    match [_length(side) for side in re.split(r"[\s,]+", text.strip())]:
        case [float() as left, float() as top, float() as width, float() as height] if (
            width > 0 and height > 0
        ):
            return _Box(left, top, width, height)
        case _:
            return None


def _check_number(value: str) -> None:
    outline = f" {value}".translate(_OUTLINES)
    if any(number in outline for number in _BEYOND_MEASURE):
        raise DrawingError(Fault.TOO_COMPLEX)


def _plain_declarations(text: str) -> str:
    """Of ``name: value; …`` those that say no more than how a shape looks."""
    kept = []
    for declaration in text.split(";"):
        name, _, value = declaration.partition(":")
        name, value = name.strip().lower(), value.strip()
        if name not in _LOOKS or "\\" in value:
            continue
        for address in _ADDRESS.findall(value):
            if not address.startswith("#"):
                raise DrawingError(Fault.NOT_ALONE)
        if name in _LENGTHS:
            _check_number(value)
        kept.append(f"{name}:{_ADDRESS.sub(lambda it: f'url({it[1]})', value)}")
    return ";".join(kept)


def _plain_rules(text: str) -> list[str]:
    """The simple rules of a style sheet; `DrawingError` if it is long or loads something."""
    if len(text) > _MOST_CSS:
        raise DrawingError(Fault.TOO_COMPLEX)
    text = _COMMENT.sub("", text)
    if "@import" in text.lower():
        raise DrawingError(Fault.NOT_ALONE)
    return [
        f"{selector.strip()}{{{_GLASS.sub('', _plain_declarations(body))}}}"
        for selector, body in _RULE.findall(text)
        if "@" not in selector
    ]


def _cost_of_glass(declarations: str) -> int:
    """What a see-through group costs, for it is painted on a sheet of its own."""
    return 40 if _GLASS.search(declarations) else 0
