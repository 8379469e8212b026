"""Names that nothing has yet."""

from pathlib import Path

from skat_desktop.session.names import free_name


def test_a_free_name_takes_the_place_of_nothing(tmp_path: Path) -> None:
    start = tmp_path / "list-"
    for n in (1, 2, 3):
        name = free_name(start, ".journal")
        assert name == tmp_path / f"list-{n}.journal"
        name.mkdir() if n == 2 else name.touch()
    (tmp_path / "list-1.journal").unlink()
    assert free_name(start, ".journal") == tmp_path / "list-1.journal"
