"""The twelve French and the twelve German persons of the court.

Each is drawn once as an upper half about the card's centre, and is somebody by dress, hair,
beard, headgear, stance and what the hands hold. Rank is told by the cut of the clothes: kings
fill the picture with a mantle, queens wear a gown with puffed sleeves, jacks a doublet with
slashed ones, Obers a cape over the coat, Unters a jerkin over the shirt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from card_art import attributes, dress, hands, headgear, heads
from card_art.dress import Cloth
from card_art.hands import Point
from card_art.svg import INK, PAPER, flip, place

_HEAD_Y = -94


def _head(*parts: str, left: bool = False) -> str:
    drawing = "".join(parts)
    return place(flip(drawing) if left else drawing, 0, _HEAD_Y)


def _arm(
    hand: str,
    held: str,
    at: Point,
    cloth: str,
    trim: str,
    *,
    shoulder: Point = (56, -41),
    elbow: Point = (91, -31),
    upper: float = 27,
    lower: float = 20,
    slash: str = "",
    ribbons: str = "",
) -> str:
    """The arm to the right of the picture, what it holds, and the hand over it."""
    wrist = (at[0] + 5, at[1] + 14)
    return "".join(
        [
            hands.sleeve(shoulder, elbow, wrist, upper, lower, cloth),
            hands.slashes(shoulder, elbow, upper, slash) if slash else "",
            hands.rings(shoulder, elbow, upper, ribbons) if ribbons else "",
            hands.cuff(wrist, at, lower + 2, trim),
            place(held + hand, *at),
        ]
    )


def _forearm(hand: str, held: str, at: Point, cloth: str, trim: str) -> str:
    """An arm that comes out of a mantle."""
    return _arm(
        hand, held, at, cloth, trim, shoulder=(104, -40), elbow=(92, -31), upper=26, lower=22
    )


def _arm_across(
    at: Point,
    cloth: str,
    trim: str,
    *,
    shoulder: Point = (-56, -41),
    elbow: Point = (-90, -1),
    upper: float = 27,
    lower: float = 20,
    slash: str = "",
    ribbons: str = "",
    hand: str = "",
) -> str:
    """The arm to the left, bent so that the hand lies before the body."""
    wrist = (at[0] - 17, at[1] + 2)
    return "".join(
        [
            hands.sleeve(shoulder, elbow, wrist, upper, lower, cloth),
            hands.slashes(shoulder, elbow, upper, slash) if slash else "",
            hands.rings(shoulder, elbow, upper, ribbons) if ribbons else "",
            hands.cuff(wrist, at, lower, trim),
            place(hand or flip(hands.laid()), *at),
        ]
    )


def _akimbo(
    cloth: str,
    *,
    shoulder: Point = (-56, -41),
    upper: float = 27,
    lower: float = 20,
    slash: str = "",
) -> str:
    """The arm to the left with the hand on the hip; to be drawn before the body."""
    elbow = (-94.0, -6.0)
    return hands.sleeve(shoulder, elbow, (-44, 2), upper, lower, cloth) + (
        hands.slashes(shoulder, elbow, upper, slash) if slash else ""
    )


def _offering(cloth: str, trim: str) -> str:
    """An Unter's left arm, the palm under the suit's sign."""
    wrist, hand = (-66.0, -7.0), (-86.0, -13.0)
    return "".join(
        [
            hands.sleeve((-46, -42), (-50, -10), wrist, 24, 18, cloth),
            hands.cuff(wrist, hand, 19, trim),
            place(flip(hands.palm()), *hand),
        ]
    )


# --- French kings -------------------------------------------------------------


def _king_of_clubs(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.long_locks(heads.GREY),
        heads.neck(),
        heads.face("long", brows="raised", lid=True, hair="#6E7277"),
        heads.long_beard(heads.GREY),
        headgear.crown("C", jewel, cloth.main),
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.oak_collar(cloth.accent),
            head,
            _forearm(hands.palm(), attributes.orb(), (58, -62), cloth.light, cloth.accent),
        ]
    )


def _king_of_spades(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.locks(heads.BLACK),
        heads.neck(12),
        heads.face("square", nose="hooked", brows="stern", hair=heads.BLACK),
        heads.square_beard(heads.BLACK),
        headgear.crown("S", jewel, cloth.accent),
        left=True,
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.chequers(cloth.light),
            dress.chain(jewel),
            head,
            _forearm(hands.fist(), attributes.sword(), (57, -50), cloth.accent, cloth.light),
        ]
    )


def _king_of_hearts(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.curls(heads.FAIR),
        heads.neck(),
        heads.face("full", smile=True, nose="broad", hair="#A8741E"),
        heads.curled_beard(heads.FAIR),
        headgear.crown("H", jewel, cloth.main),
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.ermine(),
            head,
            _forearm(hands.fist(), attributes.sceptre(), (57, -44), cloth.main, PAPER),
            _arm_across((-30, -22), cloth.main, PAPER, shoulder=(-104, 2), elbow=(-92, -4)),
        ]
    )


def _king_of_diamonds(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.neck(12),
        heads.profile(hair=heads.BROWN),
        heads.pageboy(heads.BROWN),
        headgear.crown("D", jewel, cloth.accent),
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.stripes(cloth.light),
            dress.standing_collar(cloth.accent, cloth.light),
            head,
            _forearm(hands.fist(), attributes.axe(), (58, -46), cloth.accent, cloth.light),
        ]
    )


# --- French queens --------------------------------------------------------------


def _queen_of_clubs(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.drawn_back(heads.BROWN),
        heads.neck(9),
        heads.face("heart", woman=True, nose="small", hair=heads.BROWN),
        heads.parting(heads.BROWN),
        headgear.circlet("C", jewel),
    )
    return "".join(
        [
            dress.gown(cloth, "square"),
            dress.stomacher(cloth.light, INK),
            _arm_across(
                (-2, -18),
                cloth.light,
                cloth.accent,
                shoulder=(-70, -22),
                elbow=(-80, 1),
                upper=19,
                lower=17,
            ),
            dress.puff(-64, -34, cloth.main, cloth.light),
            _arm(
                hands.fist(),
                place(attributes.fan(cloth.accent, cloth.light), 0, 0, 0.8, turn=-6),
                (54, -68),
                cloth.light,
                cloth.accent,
                shoulder=(70, -34),
                elbow=(92, -34),
                upper=19,
                lower=17,
            ),
            dress.puff(62, -38, cloth.main, cloth.light, 0.9),
            head,
            _head(heads.plait(heads.BROWN, cloth.accent)),
        ]
    )


def _queen_of_spades(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.veil(cloth.light, cloth.accent),
        heads.neck(9),
        heads.face("long", woman=True, lid=True, brows="raised", hair=heads.BLACK),
        heads.wimple(),
        heads.parting(heads.BLACK),
        headgear.circlet("S", jewel),
    )
    return "".join(
        [
            dress.gown(cloth, "high"),
            dress.lozenges(cloth.light, -40, 40),
            _arm_across(
                (-4, -18), cloth.main, cloth.light, upper=30, lower=22, ribbons=cloth.light
            ),
            head,
            _arm(
                hands.pinch(),
                attributes.rose(),
                (57, -58),
                cloth.main,
                cloth.light,
                upper=30,
                lower=22,
                ribbons=cloth.light,
            ),
        ]
    )


def _queen_of_hearts(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.curls(heads.COPPER),
        heads.neck(9),
        heads.face("round", woman=True, nose="small", hair="#8A3A1B"),
        heads.parting(heads.COPPER, wavy=True),
        headgear.circlet("H", jewel),
        left=True,
    )
    return "".join(
        [
            dress.gown(cloth, "heart"),
            dress.stomacher(cloth.light, cloth.main),
            _arm_across(
                (-2, -18),
                cloth.light,
                PAPER,
                shoulder=(-70, -22),
                elbow=(-84, 1),
                upper=19,
                lower=17,
            ),
            dress.puff(-64, -34, cloth.light, cloth.main, 1.05),
            _arm(
                "",
                "",
                (55, -98),
                cloth.light,
                PAPER,
                shoulder=(84, -40),
                elbow=(92, -56),
                upper=19,
                lower=17,
            ),
            dress.puff(64, -38, cloth.light, cloth.main),
            head,
            place(attributes.locket() + hands.pinch(), 55, -102),
        ]
    )


def _queen_of_diamonds(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.bob(heads.FLAXEN),
        heads.neck(9),
        heads.face("full", woman=True, brows="raised", hair="#A8741E"),
        heads.fringe(heads.FLAXEN),
        headgear.circlet("D", jewel),
    )
    return "".join(
        [
            dress.fan_collar(cloth.accent),
            _akimbo(cloth.light, shoulder=(-70, -22), upper=19, lower=17),
            dress.gown(cloth, "high"),
            dress.panes(cloth.light),
            dress.puff(-64, -34, cloth.accent, cloth.light),
            _arm(
                "",
                "",
                (57, -58),
                cloth.light,
                cloth.accent,
                shoulder=(76, -30),
                elbow=(90, -34),
                upper=19,
                lower=17,
            ),
            dress.puff(64, -38, cloth.accent, cloth.light, 0.9),
            head,
            place(attributes.mirror() + hands.fist(), 56, -66),
        ]
    )


# --- French jacks ---------------------------------------------------------------


def _jack_of_clubs(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.locks(heads.BROWN),
        heads.neck(12),
        heads.face("square", brows="stern", nose="broad", hair=heads.BROWN),
        heads.moustache(heads.BROWN),
        headgear.beret(cloth.main, cloth.light, cloth.accent),
    )
    return "".join(
        [
            _akimbo(cloth.main, slash=cloth.light),
            dress.doublet(cloth),
            dress.turned_collar(cloth.accent),
            head,
            dress.shoulder_wings(cloth.accent, INK),
            _arm(
                hands.fist(),
                flip(attributes.halberd()),
                (58, -50),
                cloth.main,
                cloth.light,
                slash=cloth.light,
                shoulder=(62, -36),
            ),
        ]
    )


def _jack_of_spades(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.curls(heads.BLACK),
        heads.neck(),
        heads.face("long", brows="raised", lid=True, hair=heads.BLACK),
        headgear.plumed_hat(cloth.main, cloth.accent, cloth.light),
    )
    return "".join(
        [
            dress.doublet(cloth, halves=True),
            dress.lozenges(cloth.light, -54, -4),
            dress.lozenges(cloth.main, 4, 54),
            _arm_across((-14, -18), cloth.light, cloth.accent, ribbons=cloth.main),
            head,
            _arm(
                hands.palm(),
                attributes.hourglass(),
                (57, -66),
                cloth.main,
                cloth.accent,
                ribbons=cloth.light,
            ),
        ]
    )


def _jack_of_hearts(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.crop(heads.FAIR),
        heads.neck(9),
        heads.face("round", smile=True, nose="small", hair="#A8741E"),
        headgear.bonnet(cloth.main, cloth.accent, PAPER),
    )
    return "".join(
        [
            dress.doublet(cloth),
            _arm_across((-14, -18), cloth.light, PAPER, slash=cloth.main),
            dress.ruff(),
            head,
            _arm(
                hands.pinch(), attributes.letter(), (57, -62), cloth.light, PAPER, slash=cloth.main
            ),
        ]
    )


def _jack_of_diamonds(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.crop(heads.COPPER),
        heads.neck(),
        heads.face("heart", brows="raised", nose="hooked", hair="#8A3A1B"),
        heads.pointed_beard(heads.COPPER),
        headgear.tall_hat(cloth.accent, cloth.light, cloth.main),
        left=True,
    )
    return "".join(
        [
            _akimbo(cloth.accent, slash=cloth.light),
            dress.doublet(cloth),
            dress.panes(cloth.light),
            dress.turned_collar(PAPER),
            head,
            _arm(
                hands.pinch(),
                attributes.coin(),
                (62, -64),
                cloth.accent,
                cloth.light,
                slash=cloth.light,
            ),
        ]
    )


# --- German kings ----------------------------------------------------------------


def _king_of_acorns(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.locks(heads.GREY),
        heads.neck(12),
        heads.face("square", brows="stern", nose="broad", hair="#6E7277"),
        heads.long_beard(heads.GREY),
        headgear.arched_crown(jewel, cloth.accent, 1),
        left=True,
    )
    sceptre = _forearm(hands.fist(), attributes.sceptre(), (57, -40), cloth.light, cloth.accent)
    return "".join(
        [
            dress.mantle(cloth),
            dress.oak_collar(cloth.accent),
            head,
            flip(sceptre),
            _forearm(hands.palm(), attributes.orb(), (58, -62), cloth.light, cloth.accent),
        ]
    )


def _king_of_leaves(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.long_locks(heads.BLACK),
        heads.neck(),
        heads.face("long", nose="hooked", brows="stern", hair=heads.BLACK),
        heads.square_beard(heads.BLACK),
        headgear.arched_crown(jewel, cloth.deep, 2),
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.chequers(cloth.light),
            dress.chain(jewel),
            head,
            _forearm(hands.fist(), attributes.sword(), (57, -50), cloth.accent, cloth.light),
        ]
    )


def _king_of_red(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.curls(heads.FAIR),
        heads.neck(12),
        heads.face("full", nose="broad", smile=True, hair="#A8741E"),
        heads.curled_beard(heads.FAIR),
        headgear.arched_crown(jewel, cloth.main, 1),
        left=True,
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.ermine(),
            head,
            _forearm(hands.fist(), attributes.sceptre(), (57, -44), cloth.main, PAPER),
        ]
    )


def _king_of_bells(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.neck(12),
        heads.profile(hair=heads.BROWN),
        heads.pageboy(heads.BROWN),
        headgear.arched_crown(jewel, cloth.accent, 2),
    )
    return "".join(
        [
            dress.mantle(cloth),
            dress.stripes(cloth.light),
            dress.standing_collar(cloth.accent, cloth.light),
            head,
            _forearm(hands.fist(), attributes.axe(), (58, -46), cloth.accent, cloth.light),
        ]
    )


# --- Obers ------------------------------------------------------------------------


def _ober_of_acorns(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.long_locks(heads.BROWN),
        heads.neck(12),
        heads.face("square", nose="broad", hair=heads.BROWN),
        heads.moustache(heads.BROWN, drooping=True),
        headgear.oak_hat(cloth.main, cloth.light),
        left=True,
    )
    return "".join(
        [
            dress.coat(cloth),
            _arm_across((-14, -18), cloth.main, cloth.light, shoulder=(-66, -28)),
            dress.cape(cloth.accent, cloth.light, "scalloped"),
            head,
            _arm(
                hands.fist(),
                flip(attributes.halberd()),
                (62, -46),
                cloth.main,
                cloth.light,
                shoulder=(68, -33),
                elbow=(91, -31),
            ),
        ]
    )


def _ober_of_leaves(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.crop(heads.BLACK),
        heads.neck(),
        heads.face("long", nose="hooked", brows="raised", hair=heads.BLACK),
        heads.moustache(heads.BLACK),
        headgear.hunter_hat(cloth.main, cloth.light),
        left=True,
    )
    return "".join(
        [
            _akimbo(cloth.main, shoulder=(-66, -28)),
            dress.coat(cloth),
            dress.cape(cloth.deep, cloth.light, "straight"),
            head,
            _arm(
                hands.fist(),
                attributes.horn(),
                (68, -56),
                cloth.main,
                cloth.accent,
                shoulder=(68, -33),
                elbow=(91, -31),
            ),
        ]
    )


def _ober_of_red(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.locks(heads.COPPER),
        heads.neck(12),
        heads.face("full", smile=True, nose="broad", hair="#8A3A1B"),
        heads.moustache(heads.COPPER),
        headgear.wide_hat(cloth.main, cloth.light),
    )
    return "".join(
        [
            dress.coat(cloth),
            _arm_across((-14, -18), cloth.main, PAPER, shoulder=(-66, -28)),
            dress.cape(cloth.light, cloth.main, "scalloped"),
            head,
            _arm(
                hands.fist(),
                attributes.cup(),
                (64, -56),
                cloth.main,
                PAPER,
                shoulder=(68, -33),
                elbow=(91, -31),
            ),
        ]
    )


def _ober_of_bells(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.long_locks(heads.FAIR),
        heads.neck(),
        heads.face("heart", brows="raised", hair="#A8741E"),
        heads.pointed_beard(heads.FAIR),
        headgear.bell_hat(cloth.main, cloth.accent),
        left=True,
    )
    return "".join(
        [
            dress.coat(cloth),
            _arm_across((-14, -18), cloth.main, cloth.accent, shoulder=(-66, -28)),
            dress.cape(cloth.accent, cloth.light, "pointed"),
            head,
            place(attributes.lute(), 60, -60),
            _arm(
                hands.fist(),
                "",
                (60, -104),
                cloth.main,
                cloth.light,
                shoulder=(98, -44),
                elbow=(94, -66),
                upper=22,
                lower=19,
            ),
        ]
    )


# --- Unters -----------------------------------------------------------------------


def _unter_of_acorns(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.crop(heads.BROWN),
        heads.neck(),
        heads.face("round", nose="broad", hair=heads.BROWN),
        headgear.acorn_cap(cloth.main, cloth.light),
    )
    return "".join(
        [
            dress.jerkin(cloth),
            head,
            _offering(PAPER, cloth.light),
            _arm(
                hands.fist(),
                attributes.drumstick(),
                (70, -98),
                PAPER,
                cloth.light,
                shoulder=(50, -42),
                elbow=(96, -62),
                upper=22,
                lower=18,
            ),
            place(attributes.drum(cloth.accent, cloth.light), 66, -44, turn=-8),
        ]
    )


def _unter_of_leaves(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.neck(),
        heads.profile(hair=heads.BLACK),
        headgear.leaf_hood(cloth.main, cloth.light),
    )
    return "".join(
        [
            dress.jerkin(replace(cloth, main=cloth.deep)),
            head,
            _offering(PAPER, cloth.accent),
            place(attributes.flute(), 23, -70, turn=-50),
            _arm(
                hands.pinch(),
                "",
                (58, -44),
                PAPER,
                cloth.accent,
                shoulder=(48, -36),
                elbow=(90, -30),
                upper=24,
                lower=18,
            ),
        ]
    )


def _unter_of_red(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.locks(heads.FAIR),
        heads.neck(9),
        heads.face("long", nose="small", smile=True, hair="#A8741E"),
        headgear.skull_cap(cloth.main, cloth.accent),
        left=True,
    )
    return "".join(
        [
            dress.jerkin(cloth),
            _offering(PAPER, cloth.accent),
            head,
            _arm(
                hands.fist(),
                attributes.dagger(),
                (62, -60),
                PAPER,
                cloth.accent,
                shoulder=(48, -42),
                upper=24,
                lower=18,
            ),
        ]
    )


def _unter_of_bells(cloth: Cloth, jewel: str) -> str:
    head = _head(
        heads.crop(heads.COPPER),
        heads.neck(),
        heads.face("heart", brows="raised", nose="hooked", smile=True, hair="#8A3A1B"),
        headgear.fools_cap(cloth.main, cloth.accent),
    )
    return "".join(
        [
            dress.jerkin(cloth, halves=True),
            _offering(cloth.accent, cloth.light),
            _arm(
                hands.fist(),
                attributes.tambourine(cloth.accent),
                (66, -68),
                cloth.main,
                cloth.light,
                shoulder=(48, -42),
                upper=24,
                lower=18,
            ),
            dress.dagged_collar(cloth.light),
            head,
        ]
    )


Person = Callable[[Cloth, str], str]

FRENCH: Mapping[str, Person] = {
    "KC": _king_of_clubs,
    "KS": _king_of_spades,
    "KH": _king_of_hearts,
    "KD": _king_of_diamonds,
    "QC": _queen_of_clubs,
    "QS": _queen_of_spades,
    "QH": _queen_of_hearts,
    "QD": _queen_of_diamonds,
    "JC": _jack_of_clubs,
    "JS": _jack_of_spades,
    "JH": _jack_of_hearts,
    "JD": _jack_of_diamonds,
}
GERMAN: Mapping[str, Person] = {
    "KC": _king_of_acorns,
    "KS": _king_of_leaves,
    "KH": _king_of_red,
    "KD": _king_of_bells,
    "QC": _ober_of_acorns,
    "QS": _ober_of_leaves,
    "QH": _ober_of_red,
    "QD": _ober_of_bells,
    "JC": _unter_of_acorns,
    "JS": _unter_of_leaves,
    "JH": _unter_of_red,
    "JD": _unter_of_bells,
}
