// Cities and the links between them: where they lie in the drawing, found by name and by place.
import type { Box, Point } from "../board/point";
import { walk, type Spot } from "../board/spots";
import type { BoardSeen, LineSeen, PlaceSeen, SlotSeen } from "../lib/wire";
import { Curve, distance, pathOf } from "./curve";

const NEAR = 16; // from a link, where it is still meant

/** How a game draws its cities: how far each reaches from its middle, and which links bend. */
export interface Look {
  reach: (place: PlaceSeen) => Point;
  bends?: Record<string, number>;
}

export interface City {
  name: string;
  place: PlaceSeen;
  at: Point;
  reach: Point;
}

/** A part of a link that can be built on. */
export interface Stretch {
  name: string;
  slot: SlotSeen;
  way: Way;
  /** Its middle, and the direction there in degrees, so that what is written along it isn't upside down. */
  at: Point;
  angle: number;
  points: (aside?: number) => Point[];
  path: (aside?: number) => string;
}

export interface Way {
  line: LineSeen;
  from: City;
  to: City;
  curve: Curve;
  stretches: Stretch[];
}

const within =
  (city: City, margin = 0) =>
  (p: Point): boolean =>
    Math.abs(p.x - city.at.x) <= city.reach.x + margin && Math.abs(p.y - city.at.y) <= city.reach.y + margin;

export class Net {
  readonly cities: City[];
  readonly ways: Way[];
  readonly stretches: Stretch[];
  readonly spots: Spot[];
  private readonly cityNamed = new Map<string, City>();
  private readonly stretchNamed = new Map<string, Stretch>();
  private readonly spotNamed: Map<string, Spot>;

  constructor(board: BoardSeen, look: Look) {
    this.cities = board.places.map((place) => ({
      name: place.name,
      place,
      at: { x: place.x, y: place.y },
      reach: look.reach(place),
    }));
    for (const city of this.cities) this.cityNamed.set(city.name, city);
    this.ways = (board.lines ?? []).flatMap((line) => {
      const [from, to] = [this.city(line.a), this.city(line.b)];
      return from && to ? [wayOf(line, from, to, look.bends?.[line.name] ?? 0)] : [];
    });
    this.stretches = this.ways.flatMap(({ stretches }) => stretches);
    for (const stretch of this.stretches) this.stretchNamed.set(stretch.name, stretch);
    for (const { line, stretches } of this.ways)
      if (stretches[0] && !this.stretchNamed.has(line.name)) this.stretchNamed.set(line.name, stretches[0]);
    this.spots = [...this.cities.map(citySpot), ...this.stretches.map(stretchSpot)];
    this.spotNamed = new Map(this.spots.map((spot) => [spot.name, spot]));
  }

  city(name: string): City | undefined {
    return this.cityNamed.get(name);
  }

  stretch(name: string): Stretch | undefined {
    return this.stretchNamed.get(name);
  }

  spot(name: string): Spot | undefined {
    return this.spotNamed.get(name) ?? this.spotNamed.get(this.stretch(name)?.name ?? "");
  }

  /** The city or, of several near each other, the nearest stretch under a point. */
  under(p: Point): Spot | undefined {
    const city = this.cities.find((one) => within(one)(p));
    if (city) return this.spot(city.name);
    let best = "";
    let least = NEAR;
    for (const { name, points } of this.stretches) {
      const far = distance(p, points());
      if (far < least) [best, least] = [name, far];
    }
    return this.spot(best);
  }

  /** The city that an arrow key leads to; from a link, the nearest one that way. */
  walk(from: string, key: string): Spot | undefined {
    const here = this.spot(from);
    const cities = this.cities.map(({ name, at }) => ({ name, at }));
    const found = walk(here && !this.city(from) ? [...cities, here] : cities, from, key);
    return found && this.spot(found.name);
  }

  box(margin: number): Box {
    const left = Math.min(...this.cities.map(({ at, reach }) => at.x - reach.x)) - margin;
    const top = Math.min(...this.cities.map(({ at, reach }) => at.y - reach.y)) - margin;
    const right = Math.max(...this.cities.map(({ at, reach }) => at.x + reach.x)) + margin;
    const bottom = Math.max(...this.cities.map(({ at, reach }) => at.y + reach.y)) + margin;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}

function wayOf(line: LineSeen, from: City, to: City, bend: number): Way {
  const curve = new Curve(from.at, to.at, bend);
  const [start, end] = curve.between(within(from, 3), within(to, 3));
  const way: Way = { line, from, to, curve, stretches: [] };
  const long = (end - start) / Math.max(1, line.slots.length);
  way.stretches = line.slots.map((slot, i) => stretchOf(slot, way, start + i * long, start + (i + 1) * long));
  return way;
}

function stretchOf(slot: SlotSeen, way: Way, start: number, end: number): Stretch {
  const middle = (start + end) / 2;
  const degrees = (way.curve.direction(middle) * 180) / Math.PI;
  const whole = way.curve.points(start, end);
  const points = (aside = 0): Point[] => (aside ? way.curve.points(start, end, aside) : whole);
  return {
    name: slot.name,
    slot,
    way,
    at: way.curve.at(middle),
    angle: Math.abs(degrees) > 90 ? degrees - Math.sign(degrees) * 180 : degrees,
    points,
    path: (aside = 0) => pathOf(points(aside)),
  };
}

function citySpot(city: City): Spot {
  const { name, at, reach } = city;
  const path = (scale: number): string => {
    const [x, y] = [reach.x * scale, reach.y * scale];
    return `M${at.x - x + 9} ${at.y - y}h${2 * x - 18}a9 9 0 0 1 9 9v${2 * y - 18}a9 9 0 0 1 -9 9h${18 - 2 * x}a9 9 0 0 1 -9 -9v${18 - 2 * y}a9 9 0 0 1 9 -9Z`;
  };
  return { name, words: city.place.words, at, path, holds: within(city) };
}

/** A band along the stretch. */
function stretchSpot(stretch: Stretch): Spot {
  const path = (scale: number): string => {
    const [one, other] = [stretch.points(-11 * scale), stretch.points(11 * scale)];
    return `${pathOf([...one, ...other.reverse()])}Z`;
  };
  return {
    name: stretch.name,
    words: stretch.slot.words,
    at: stretch.at,
    path,
    holds: (p) => distance(p, stretch.points()) < NEAR,
  };
}
