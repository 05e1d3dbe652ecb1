"""SteamRollers in a minute: what it is about, what a turn is, how one wins."""

from typing import Final

PRIMER: Final = [
    (
        "Everybody draws a railway on a sheet of one's own, all with the same map: six cities, six towns, six numbered "
        "regions. The goods that wait in the cities belong to whoever delivers them first."
    ),
    (
        "A round begins with a roll of the dice. In turn everybody picks a white die and uses its number for one "
        "action: draw track in that region (the black die says which shapes), tick that box of the engine, deliver a "
        "good from that city, or take the action tile of that number, from the centre or from another player."
    ),
    (
        "Track from city to city is a connection. A good travels over your connections to a city of its colour, at "
        "most as far as your engine is strong, and scores one point for every city and town it reaches."
    ),
    (
        "Action tiles bend the rules: another number, a second die, a stronger engine. Some serve once, some until "
        "somebody steals them."
    ),
    (
        "After a round in which three cities are empty the game ends. Most points win: deliveries, connections with "
        "their towns, a strong engine, and what the tiles are worth."
    ),
    (
        "Alone you play against Olive: you use two of three dice, she takes the third, crosses off hexes and carries "
        "goods away. You win only with more points than she has."
    ),
]  # say
