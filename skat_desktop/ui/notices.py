"""What the session and the settings have to tell, in the person's language."""

from pathlib import Path

from skat_desktop.session.notice import Notice, NoticeKind
from skat_desktop.ui.translation import translate


def notice_text(notice: Notice) -> str:
    """A notice of the session in full sentences."""
    path = "" if notice.path is None else str(notice.path)
    return {
        NoticeKind.JOURNAL_DAMAGED: translate(
            "Notices",
            "The saved list was damaged. It goes on from the last part that is sound. "
            "The damaged file is kept here:\n{path}",
        ),
        NoticeKind.JOURNAL_LOST: translate(
            "Notices",
            "The saved list was damaged, and nothing of it could be read. A new list begins. "
            "The damaged file is kept here:\n{path}",
        ),
        NoticeKind.JOURNAL_EMPTY: translate(
            "Notices",
            "Nothing is left of the saved list, perhaps because the power failed. "
            "A new list begins.",
        ),
        NoticeKind.JOURNAL_UNKNOWN: translate(
            "Notices",
            "Another version of the program has saved a list. A new list begins. "
            "The old one is kept here:\n{path}",
        ),
        NoticeKind.JOURNAL_UNREADABLE: translate(
            "Notices",
            "The saved list cannot be read. It is left as it is, and this list is not saved:\n"
            "{path}",
        ),
        NoticeKind.JOURNAL_UNWRITABLE: translate(
            "Notices",
            "The list cannot be saved. You can play on; it is saved as soon as that works "
            "again:\n{path}",
        ),
        NoticeKind.JOURNAL_IN_USE: translate(
            "Notices",
            "Skat Desktop is running already. You can play here too, but this list is not saved.",
        ),
        NoticeKind.PLAYER_FAILED: translate(
            "Notices", "A computer player got confused and made a simple move."
        ),
    }[notice.kind].format(path=path)


def damaged_settings_text(path: Path) -> str:
    """That the preferences file was damaged."""
    return translate(
        "Notices",
        "Some preferences were damaged and have their usual values again. "
        "The old file is kept here:\n{path}",
    ).format(path=path)


def unreadable_settings_text(path: Path) -> str:
    """That the preferences file could not be read."""
    return translate(
        "Notices",
        "The preferences cannot be read, so all have their usual values, and changes are not "
        "saved. The file is left as it is:\n{path}",
    ).format(path=path)


def fault_text(error: str, log: Path | None) -> str:
    """That the program made a mistake, and that nothing is lost."""
    return translate(
        "Notices",
        "Something went wrong inside the program. Your list is saved.\n{error}\n"
        "Details are written here:\n{path}",
    ).format(error=error, path=log or "")
