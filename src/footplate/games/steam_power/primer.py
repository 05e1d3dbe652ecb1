"""Steam Power in a minute: what it is about, what a turn is, how one wins."""

from typing import Final

PRIMER: Final = [
    (
        "You run a railway company on a map of hexes. Cities want nothing by themselves: contracts, hidden in your "
        "hand, ask for cubes of certain colours. Cubes come from factories and travel over links, anybody's."
    ),
    (
        "A turn is two actions out of five: lay track (one or two pieces), build a factory (its cubes take the "
        "city's colour), fulfil a contract, take two contracts, or take $3. The same one twice is fine."
    ),
    (
        "A link is track from one city to another. Every cube you use costs $1 to the factory's owner and $1 to the "
        "owner of each link on its way; what is yours is free. So build where others will have to pay you."
    ),
    (
        "Contracts give money, victory points and often a bonus action. When somebody has fulfilled enough of them "
        "(14 with two players, 8 with five), the round is finished and the game ends."
    ),
    (
        "Most victory points win: those of the contracts, of factories whose cubes are all used up, of purple cities "
        "you are connected to, and one for every full $5."
    ),
    (
        "Alone you play Basic Solo (all five companies, eight rounds) or against Mautomas, which follow their cards "
        "and can always say why."
    ),
]  # say
