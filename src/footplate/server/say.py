"""The one place where the server chooses a language: what is said in it comes from the host and the engine."""

from footplate.texts import LANGUAGES


def choose(wanted: str, accept: str) -> str:
    """The language asked for by `?lang=`, or the first of Accept-Language that we have."""
    offers: list[tuple[float, str]] = []
    for part in accept[:200].split(","):
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        offers.append((-weight, tag))
    for tag in [wanted, *(tag for _, tag in sorted(offers, key=lambda o: o[0]))]:
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
