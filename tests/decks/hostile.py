"""Drawings that are damaged, beyond measure or malicious, and what the program makes of each."""

import base64
import gzip
from collections.abc import Mapping
from functools import cache

from skat_desktop.decks import Fault
from skat_desktop.decks.reading import CODES
from tests.decks.samples import aisleriot, face, png, sheet


def _picture(data: bytes, kind: str = "image/png") -> str:
    text = base64.b64encode(data).decode()
    return f'<image width="9" height="9" xlink:href="data:{kind};base64,{text}"/>'


def _levels(step: str, count: int) -> str:
    """Each of ``count`` groups shows the one before it ten times."""
    inside = "".join(f'<g id="x{i + 1}">{step.format(i) * 10}</g>' for i in range(count))
    return f'<defs><g id="x0"><rect width="3" height="3"/></g>{inside}</defs>'


def _chain(count: int) -> str:
    """Gradients, each with the colours of the next."""
    links = "".join(f'<linearGradient id="g{i}" xlink:href="#g{i + 1}"/>' for i in range(count))
    return f'<defs>{links}<linearGradient id="g{count}"><stop offset="0"/></linearGradient></defs>'


LAUGHS = (
    '<!DOCTYPE svg [<!ENTITY a0 "ha">'
    + "".join(f'<!ENTITY a{i + 1} "{f"&a{i};" * 10}">' for i in range(9))
    + "]>"
)


@cache
def drawings() -> Mapping[str, tuple[bytes | str, Fault]]:
    """Files that must be refused, by a word for each, and why."""
    good = sheet()
    packed = gzip.compress(good.encode())
    return {
        # Damaged
        "empty": (b"", Fault.DAMAGED),
        "words": ("These are no cards.", Fault.DAMAGED),
        "rubbish": (bytes(range(256)) * 40, Fault.DAMAGED),
        "cut off": (good[: len(good) // 2], Fault.DAMAGED),
        "with a NUL": (good.replace("<rect", "\0<rect", 1), Fault.DAMAGED),
        "not UTF-8": (good.encode().replace(b"<rect", b"<!--\xff--><rect", 1), Fault.DAMAGED),
        "unknown encoding": ('<?xml version="1.0" encoding="klingon"?>' + good, Fault.DAMAGED),
        "web page": ("<html><body><p>Not found</p></body></html>", Fault.DAMAGED),
        "other language": (good.replace("http://www.w3.org/2000/svg", "urn:x"), Fault.DAMAGED),
        "two roots": (good + good, Fault.DAMAGED),
        "attribute twice": (good.replace("<rect", '<rect x="1" x="2"', 1), Fault.DAMAGED),
        "packed, cut off": (packed[: len(packed) // 2], Fault.DAMAGED),
        "packed, wrong sum": (packed[:-6] + b"abcdef", Fault.DAMAGED),
        "packed, only a head": (packed[:4], Fault.DAMAGED),
        "packed twice": (gzip.compress(packed), Fault.DAMAGED),
        "a picture": (png(50, 70), Fault.DAMAGED),
        # Incomplete
        "no cards": (good.replace('id="', 'id="x'), Fault.NO_DECK),
        "cards of a tarot": (sheet(lambda code: f"trump_{code}"), Fault.NO_DECK),
        "half a deck": (sheet(codes=("CA", "CT", "SA", "HK")), Fault.INCOMPLETE),
        "no clubs": (sheet(codes=[c for c in CODES if c[0] != "C"]), Fault.INCOMPLETE),
        "one card empty": (sheet(first=""), Fault.INCOMPLETE),
        "one card hidden": (
            sheet(first=f'<g display="none">{face(0)}</g>'),
            Fault.INCOMPLETE,
        ),
        "one card see-through": (
            sheet(first='<rect width="50" height="70" opacity="0"/>'),
            Fault.INCOMPLETE,
        ),
        "one card without size": (
            sheet(first=f'<g transform="scale(0)">{face(0)}</g>'),
            Fault.INCOMPLETE,
        ),
        "one card among what is left out": (
            sheet()
            .replace('<g id="1_club"', '<foreignObject><g id="1_club"', 1)
            .replace("</g>", "</g></foreignObject>", 1),
            Fault.INCOMPLETE,
        ),
        # Entities
        "billion laughs": (LAUGHS + sheet(inside="<text>&a9;</text>"), Fault.DAMAGED),
        "external entity": (
            '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
            + sheet(inside="<text>&x;</text>"),
            Fault.DAMAGED,
        ),
        "entity of a server": (
            '<!DOCTYPE svg [<!ENTITY x SYSTEM "http://localhost:9/x">]>' + good,
            Fault.DAMAGED,
        ),
        "parameter entity": (
            '<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://localhost:9/x"> %x;]>' + good,
            Fault.DAMAGED,
        ),
        # References to elsewhere
        **{
            f"{element} from {where}": (
                sheet(inside=f'<{element} width="9" height="9" xlink:href="{link}"/>'),
                Fault.NOT_ALONE,
            )
            for element in ("image", "use")
            for where, link in {
                "a server": "http://localhost:9/x.svg",
                "a file": "file:///etc/passwd",
                "beside": "secret.png",
                "above": "../../secret.png",
                "a share": r"\\server\share\x.png",
                "Qt": ":/qt-project.org/styles/commonstyle/images/up-32.png",
            }.items()
        },
        "image without xlink": (
            sheet(inside='<image width="9" height="9" href="http://localhost:9/"/>'),
            Fault.NOT_ALONE,
        ),
        "drawing in a drawing": (
            sheet(inside=_picture(b"<svg/>", "image/svg+xml")),
            Fault.NOT_ALONE,
        ),
        "colours from a server": (
            sheet(more='<linearGradient id="g" xlink:href="http://localhost:9/#g"/>'),
            Fault.NOT_ALONE,
        ),
        "paint from a server": (
            sheet(inside='<rect width="9" height="9" fill="url(http://localhost:9/#g)"/>'),
            Fault.NOT_ALONE,
        ),
        "paint from a file": (
            sheet(inside="<rect width='9' height='9' style='fill: url( &quot;file:/x#g&quot; )'/>"),
            Fault.NOT_ALONE,
        ),
        "style sheet from a server": (
            sheet(more="<style>@import url(http://localhost:9/x.css);</style>"),
            Fault.NOT_ALONE,
        ),
        "paint in a style sheet": (
            sheet(more="<style>rect { fill: url('http://localhost:9/#g') }</style>"),
            Fault.NOT_ALONE,
        ),
        # Beyond measure
        "packed bomb": (gzip.compress(b" " * 80_000_000), Fault.TOO_LARGE),
        "too long": (good + " " * 25_000_000, Fault.TOO_LARGE),
        "too many elements": (sheet(more="<g/>" * 50_000), Fault.TOO_COMPLEX),
        "too many unknown elements": (sheet(more="<x/>" * 50_000), Fault.TOO_COMPLEX),
        "too deep": (sheet(inside="<g>" * 5000 + "</g>" * 5000), Fault.TOO_COMPLEX),
        "too many on one card": (
            sheet(inside='<rect width="1" height="1"/>' * 30_000),
            Fault.TOO_COMPLEX,
        ),
        "shown a million times": (
            sheet(more=_levels('<use xlink:href="#x{}"/>', 6), inside='<use xlink:href="#x6"/>'),
            Fault.TOO_COMPLEX,
        ),
        "shown without end": (
            sheet(more=_levels('<use xlink:href="#x{}"/>', 80), inside='<use xlink:href="#x80"/>'),
            Fault.TOO_COMPLEX,
        ),
        "shows itself": (
            sheet(inside='<g id="me"><use xlink:href="#me"/></g>'),
            Fault.TOO_COMPLEX,
        ),
        "shows each other": (
            sheet(
                inside='<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'
            ),
            Fault.TOO_COMPLEX,
        ),
        "shows its card": (sheet(inside='<use xlink:href="#1_club"/>'), Fault.TOO_COMPLEX),
        "chain of colours": (sheet(more=_chain(5000)), Fault.TOO_COMPLEX),
        "circle of colours": (
            sheet(
                more='<linearGradient id="a" xlink:href="#b"/>'
                '<linearGradient id="b" xlink:href="#a"/>'
            ),
            Fault.TOO_COMPLEX,
        ),
        "panes of glass": (
            sheet(inside='<g opacity="0.99"><rect width="9" height="9"/></g>' * 2000),
            Fault.TOO_COMPLEX,
        ),
        "number beyond measure": (
            sheet(inside='<path d="M0 0L1e300 1e300"/>'),
            Fault.TOO_COMPLEX,
        ),
        "long number": (
            sheet(inside=f'<rect width="{"9" * 4000}" height="9"/>'),
            Fault.TOO_COMPLEX,
        ),
        "endless stroke": (
            sheet(inside='<path d="M0 0L9 9" stroke="red" stroke-width="1E99"/>'),
            Fault.TOO_COMPLEX,
        ),
        "endless letters": (
            sheet(inside='<text style="font-size: 999999999px">A</text>'),
            Fault.TOO_COMPLEX,
        ),
        "scaled beyond measure": (
            sheet(inside='<g transform="scale(123456789)"><rect width="1" height="1"/></g>'),
            Fault.TOO_COMPLEX,
        ),
        "a novel": (sheet(inside=f"<text>{'Skat ' * 9000}</text>"), Fault.TOO_COMPLEX),
        "a long style sheet": (
            sheet(more=f"<style>{'.a{fill:red}' * 9000}</style>"),
            Fault.TOO_COMPLEX,
        ),
        "rules times elements": (
            sheet(more=f"<style>{'.a{fill:red}' * 1500}</style>{'<g/>' * 20_000}"),
            Fault.TOO_COMPLEX,
        ),
        "picture bomb": (
            sheet(inside=_picture(png(60_000, 60_000, rows=1))),
            Fault.TOO_LARGE,
        ),
        "many large pictures": (
            sheet(inside=_picture(png(3400, 3400, rows=1)) * 6),
            Fault.TOO_LARGE,
        ),
        "picture without size": (sheet(inside=_picture(png(0, 9))), Fault.DAMAGED),
        "picture, only a head": (sheet(inside=_picture(png(9, 9)[:14])), Fault.DAMAGED),
        "picture that is none": (sheet(inside=_picture(b"GIF89a" * 9)), Fault.DAMAGED),
        "jpeg, only a head": (
            sheet(inside=_picture(b"\xff\xd8\xff\xe0", "image/jpeg")),
            Fault.DAMAGED,
        ),
        "jpeg bomb": (
            sheet(
                inside=_picture(b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03", "image/jpeg")
            ),
            Fault.TOO_LARGE,
        ),
        "thousands of large shapes": (
            sheet(
                more='<radialGradient id="g"><stop offset="0" stop-opacity="0.5"/>'
                '<stop offset="1" stop-color="red" stop-opacity="0.2"/></radialGradient>',
                inside='<circle r="17" cx="25" cy="35" fill="url(#g)" stroke="red"'
                ' stroke-width="9" stroke-opacity="0.4"/>' * 11_000,
            ),
            Fault.TOO_COMPLEX,
        ),
        # No cards by their shape
        "lying cards": (
            sheet().replace('width="50" height="70"', 'width="50" height="30"'),
            Fault.MISSHAPEN,
        ),
        "one wide card": (
            sheet(inside='<rect x="-30" width="90" height="9"/>'),
            Fault.MISSHAPEN,
        ),
    }


HARMLESS: Mapping[str, str] = {
    "as KDE has it": sheet(),
    "as AisleRiot has it": sheet(aisleriot),
    "no back": sheet(back=False),
    "with a document type": sheet(
        before='<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://localhost:9/svg11.dtd">'
    ),
    "with a style sheet of a server": sheet(
        before='<?xml-stylesheet href="http://localhost:9/x.css" type="text/css"?>'
    ),
    "a script": sheet(inside='<script xlink:href="http://localhost:9/x.js">steal()</script>'),
    "handlers": sheet(inside='<rect onload="steal()" width="9" height="9"/>'),
    "a web page inside": sheet(
        inside='<foreignObject><iframe src="http://localhost:9/"/></foreignObject>'
    ),
    "a link": sheet(inside='<a xlink:href="http://localhost:9/"><rect width="9" height="9"/></a>'),
    "moving": sheet(
        inside='<rect width="9" height="9"><animate attributeName="x" dur="0.001s"'
        ' repeatCount="indefinite" values="0;9"/></rect>'
    ),
    "finest dashes": sheet(
        inside='<path d="M0 0H50" stroke="red" stroke-dasharray="0.000001"'
        ' style="stroke-dasharray: 0.000001"/>'
    ),
    "dashes in a style sheet": sheet(
        more="<style>path { stroke-dasharray: 0.000001; stroke: red }</style>",
        inside='<path d="M0 0H50"/>',
    ),
    "a filter": sheet(
        more='<filter id="f"><feGaussianBlur stdDeviation="99999"/>'
        '<feImage xlink:href="http://localhost:9/"/></filter>',
        inside='<rect width="9" height="9" filter="url(#f)"/>',
    ),
    "patterns of patterns": sheet(
        more="".join(
            f'<pattern id="p{i}" width="1" height="1"><rect width="9" height="9"'
            f' fill="url(#p{i + 1})"/></pattern>'
            for i in range(60)
        ),
        inside='<rect width="9" height="9" fill="url(#p0)"/>',
    ),
    "masks and markers": sheet(
        more='<mask id="m"><use xlink:href="#1_club"/></mask>'
        '<marker id="k"><path d="M0 0L9 9" marker-end="url(#k)"/></marker>',
        inside='<path d="M0 0L9 9" mask="url(#m)" marker-end="url(#k)"/>',
    ),
    "shows what is not there": sheet(inside='<use xlink:href="#nobody"/>'),
    "paint that is not there": sheet(inside='<rect width="9" height="9" fill="url(#nobody)"/>'),
    "names twice": sheet(more=f'<g id="twice">{face(40)}</g><g id="twice">{face(41)}</g>'),
    "an editor's notes": sheet(
        inside='<rect xmlns:ed="urn:ed" ed:x="1" x="2" ed:href="http://localhost:9/" width="9"'
        ' height="9"/>'
    ),
    "both links": sheet(
        more='<g id="it"><rect width="9" height="9"/></g>',
        inside='<use href="#it" xlink:href="#it"/>',
    ),
    "a broken picture": sheet(inside=_picture(png(9, 9)[:-20])),
    "odd numbers": sheet(inside='<rect x="nan" y="-inf" width="1e" height="abc" rx="--1"/>'),
    "odd transforms": sheet(inside='<g transform="matrix(1 2 rotate("><rect width="9"/></g>'),
    "odd path": sheet(inside='<path d="M0 0 Q C A 1 1 0 5 5 9 z z z M"/>'),
    "odd colours": sheet(inside='<rect width="9" height="9" fill="rgb(1,2" stroke="#12345"/>'),
    "odd style": sheet(inside='<rect width="9" height="9" style=";;:;fill;fill::red;\\66:x"/>'),
    "in capitals": sheet(inside='<RECT/><rect width="9" height="9" STYLE="FILL:RED"/>'),
}
"""Drawings that look odd or want too much, and may be used without what is not harmless."""
