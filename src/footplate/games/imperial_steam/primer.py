"""Imperial Steam in a minute: what it is about, what a turn is, how one wins."""

from typing import Final

PRIMER: Final = [
    (
        "Everybody builds a railway from Wien through the mountains; whoever reaches Trieste ends the game after that "
        "round, and after eight rounds it ends in any case. Most money wins."
    ),
    (
        "A turn is one of eleven actions: build tracks or a station, build a factory, produce, buy or order goods, "
        "hire workers or an engineer, buy an engine, take a contract, donate for influence, take 10 gulden. Doing the "
        "same again in a round costs influence. There are two turns in the first round and five from the fourth on."
    ),
    (
        "A link takes wood, stone and iron out of your cars, and workers whose levels add up to its effort. Workers "
        "who rest a round become stronger. Tunnels and bridges need their engineer."
    ),
    (
        "Cities bring influence, business and slots for factories. Goods from your factories are delivered to the four "
        "hubs of your network for money, coal for keys to a hub; each delivery burns a coal."
    ),
    (
        "Money is short: sell shares, but every investor takes a tenth of what you own at the end. Contracts bind "
        "factories and freight cars, pay if somebody reaches Trieste, and cost a penalty if they aren't full then."
    ),
    (
        "Influence says who begins, and at which hubs you can hire. Alone you play against the Automa: its cards say "
        "what it does, and the one with more money wins."
    ),
]  # say
