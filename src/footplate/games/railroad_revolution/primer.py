"""Railroad Revolution in a minute: what it is about, what a turn is, how one wins."""

from typing import Final

PRIMER: Final = [
    (
        "You lead a railway company from the east coast to the Pacific. Rails reach cities of five levels, stations "
        "stand in the cities, and offices along the telegraph line bring shares."
    ),
    (
        "A turn is a worker on one of four actions: Station, Railroad, Telegraph, Trade. A specialised worker adds her "
        "ability; instead of it, anybody may promote a worker. When no worker is left, all come back."
    ),
    (
        "Milestones ask for something on the board and for promoted workers of certain colours, who then are gone. "
        "Each that is completed is worth many points and brings a harder one."
    ),
    (
        "Trains are flipped for their bonus and flipped back for their points. A rail on a deal opens the deal to "
        "everybody, for shares. Shares can be sold at any time, and pay for what is owed."
    ),
    (
        "When somebody has used all pieces left of the logo, the round is finished and everybody has one more turn. "
        "Milestones, trains, the telegraph and performance score; money doesn't."
    ),
    (
        "With the expansion performance is a track with tiles, trades bring wagons and tenders, and you can play alone "
        "against one to three Mautomas, which follow their cards and can always say why."
    ),
]  # say
