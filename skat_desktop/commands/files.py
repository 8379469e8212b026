"""What is wrong with a file that cannot be opened, in words for people."""

from collections.abc import Callable


def trouble(error: OSError, translate: Callable[[str], str] = str) -> str:
    """Why a file could not be opened; rare reasons stay as the system gives them."""
    match error:
        case FileNotFoundError():
            return translate("there is no such file or folder")
        case IsADirectoryError() | NotADirectoryError():
            return translate("a folder is not a file")
        case PermissionError():
            return translate("no permission")
        case _:
            return error.strerror or str(error)
