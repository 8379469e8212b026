"""Deals are fair, and a seed always means the same cards."""

from collections import Counter

from skat_desktop.core.cards import CARDS
from skat_desktop.core.deal import Deal
from skat_desktop.session.dealing import deal_of, first_dealer, new_seed, player_seed

DEALS = 4000
PLACES = 32


def places(deal: Deal) -> tuple[int, ...]:
    """The cards in the order of the places in which they were dealt."""
    return tuple(card for part in (*deal.hands, deal.skat) for card in part)


def chi_square(counts: Counter[object], cells: int, total: int) -> float:
    """How far these counts are from all being equal."""
    expected = total / cells
    return sum(count**2 for count in counts.values()) / expected - total


def test_a_deal_depends_on_seed_and_number_alone() -> None:
    assert deal_of(3, 5) == deal_of(3, 5)
    assert len({deal_of(seed, number) for seed in range(20) for number in range(1, 21)}) == 400


def test_a_seed_means_the_same_cards_for_ever() -> None:
    """Journals hold only the seed: if this fails, unfinished lists of users are lost."""
    deal = deal_of(1, 1)
    assert ["".join(card.code for card in part) for part in (*deal.hands, deal.skat)] == [
        "D8H8SAHJS8C7HQDTSTCA",
        "CQDASQDJCJHTDKCTHKDQ",
        "D7C9C8CKH7D9S9S7HASK",
        "H9SJ",
    ]
    assert [first_dealer(seed, 3) for seed in range(12)] == [0, 2, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2]
    assert [first_dealer(seed, 4) for seed in range(12)] == [3, 1, 3, 0, 0, 3, 2, 0, 1, 2, 3, 3]
    assert player_seed(1, 1, 0) == 13320508981556039393


def test_every_card_is_as_likely_in_every_place() -> None:
    dealt = [places(deal_of(0, number)) for number in range(1, DEALS + 1)]
    counts: Counter[object] = Counter(
        (place, card) for deal in dealt for place, card in enumerate(deal)
    )
    # 31 * 31 degrees of freedom: mean 961, standard deviation 44; the limits are 5 of these.
    assert 740 < chi_square(counts, PLACES * len(CARDS), DEALS * PLACES) < 1182


def test_neighbours_in_the_pack_part_as_often_as_any_two_cards() -> None:
    counts: Counter[object] = Counter()
    for number in range(1, DEALS + 1):
        deal = deal_of(1, number)
        counts["same hand"] += any(CARDS[0] in hand and CARDS[1] in hand for hand in deal.hands)
    expected = 3 * 10 * 9 / (32 * 31)
    assert abs(counts["same hand"] / DEALS - expected) < 5 * (expected / DEALS) ** 0.5


def test_the_lot_falls_on_every_chair_alike() -> None:
    for chairs in (3, 4):
        counts: Counter[object] = Counter(first_dealer(seed, chairs) for seed in range(DEALS))
        assert set(counts) == {*range(chairs)}
        assert chi_square(counts, chairs, DEALS) < 25


def test_players_have_seeds_of_their_own() -> None:
    seeds = {
        player_seed(seed, number, chair)
        for seed in range(10)
        for number in range(1, 11)
        for chair in range(4)
    }
    assert len(seeds) == 400
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
