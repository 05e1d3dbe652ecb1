"""Cities joined by links of one slot or more: what somebody's rails reach, how far it is, and which slot comes next.

Between two slots of a link lies a point that is no city, so a slot always joins two points, and a link that is half
built reaches nothing. Sets of slots and of points are bit masks; the cities are the first points.
"""

from typing import Final

from footplate.rails.network import bits


class Lines:
    def __init__(self, cities: int, links: list[tuple[int, int, int]]) -> None:
        """`links` are two cities each, and how many slots lie between them, in order from the first."""
        self.cities: Final = cities
        self.slots: Final[list[list[int]]] = []  # of each link, from its first city to its second
        self.link: Final[list[int]] = []  # of each slot
        self.ends: Final[list[tuple[int, int]]] = []  # of each slot: the two points it joins
        points = cities
        for number, (a, b, count) in enumerate(links):
            along = [a, *range(points, points + count - 1), b]
            points += count - 1
            self.slots.append(list(range(len(self.ends), len(self.ends) + count)))
            for i in range(count):
                self.link.append(number)
                self.ends.append((along[i], along[i + 1]))
        self.points: Final = points
        self.all_cities: Final = (1 << cities) - 1
        self.at: Final = [0] * points  # the slots that touch each point
        for slot, (start, end) in enumerate(self.ends):
            self.at[start] |= 1 << slot
            self.at[end] |= 1 << slot

    def beyond(self, slot: int, point: int) -> int:
        """The other end of a slot."""
        a, b = self.ends[slot]
        return b if point == a else a

    def touched(self, built: int) -> int:
        """The points that these slots touch."""
        mask = 0
        for slot in bits(built):
            a, b = self.ends[slot]
            mask |= 1 << a | 1 << b
        return mask

    def connected(self, built: int) -> int:
        """The cities that these slots touch."""
        return self.touched(built) & self.all_cities

    def complete(self, built: int) -> list[int]:
        """The links whose slots are all built."""
        return [link for link, slots in enumerate(self.slots) if all(built >> slot & 1 for slot in slots)]

    def spread(self, points: int, built: int) -> int:
        """The points that can be reached from these over slots that are built."""
        seen = points
        edge = points
        while edge:
            near = 0
            for point in bits(edge):
                for slot in bits(self.at[point] & built):
                    near |= 1 << self.beyond(slot, point)
            edge = near & ~seen
            seen |= edge
        return seen

    def parts(self, built: int) -> list[int]:
        """The connected parts of these slots, as sets of points; the one with the lowest point first."""
        out: list[int] = []
        rest = self.touched(built)
        while rest:
            part = self.spread(rest & -rest, built)
            out.append(part)
            rest &= ~part
        return out

    def open_slots(self, points: int, built: int, closed: int = 0) -> int:
        """The slots that can be built next: they touch one of the points, and are neither built nor closed."""
        mask = 0
        for point in bits(points):
            mask |= self.at[point]
        return mask & ~built & ~closed

    def distances(self, points: int, built: int, closed: int = 0) -> list[int]:
        """How many new slots it takes from these points to each point; -1 where no way leads."""
        out = [-1] * self.points
        seen = 0
        edge = self.spread(points, built)
        steps = 0
        while edge:
            seen |= edge
            near = 0
            for point in bits(edge):
                out[point] = steps
                for slot in bits(self.at[point] & ~built & ~closed):
                    near |= 1 << self.beyond(slot, point)
            edge = self.spread(near, built) & ~seen
            steps += 1
        return out

    def first_slots(self, points: int, built: int, target: int, closed: int = 0) -> list[int]:
        """The slots with which a shortest way from these points to a target begins, lowest first; none if none leads.

        Where the target is reached already there is nothing to build.
        """
        left = self.distances(1 << target, built, closed)
        start = self.spread(points, built)
        far = [left[point] for point in bits(start) if left[point] >= 0]
        if not far or min(far) == 0:
            return []
        out = 0
        for point in bits(start):
            for slot in bits(self.at[point] & ~built & ~closed):
                if left[self.beyond(slot, point)] == min(far) - 1:
                    out |= 1 << slot
        return bits(out)
