// The table after a move, drawn before the server's own picture arrives: good enough to show cause, never the truth.
import { POINTY } from "../../hexmap/geometry";
import type { TableSeen } from "../../lib/wire";
import { dataOf, partsOf, type Colour, type Picture, type TrackType } from "./data";

/** The edges of `W-E`. */
function edgesOf(pair: string): [number, number] | null {
  const [a, b] = pair.split("-").map((name) => POINTY.edges.indexOf(name));
  return a !== undefined && b !== undefined && a >= 0 && b >= 0 ? [a, b] : null;
}

function without<T>(list: T[], one: T): T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

function give(data: Picture, number: number, owner: string | null): void {
  const tile = data.tiles.find((one) => one.tile === number);
  if (tile) {
    tile.owner = owner;
    tile.sideways = owner !== null;
  }
}

/** A tile that is spent goes back; a permanent one stays. */
function spend(data: Picture, effects: string[]): void {
  const tile = data.tiles.find((one) => effects.includes(one.effect));
  if (tile && !tile.permanent) give(data, tile.tile, null);
}

function pick(data: Picture, seat: string, value: number): void {
  if (data.claimed?.seat === seat) data.claimed = null;
  else data.dice = without(data.dice, value);
  if (data.die !== null && data.seat === seat) data.otherDie = value;
  else data.die = value;
}

function endAction(data: Picture): void {
  data.die = data.otherDie;
  data.otherDie = null;
}

function arrive(data: Picture, seat: string, points: number): void {
  const player = data.players.find((one) => one.seat === seat);
  const load = data.ahead.delivery;
  const city = load && data.cities[load.city - 1];
  if (player) player.points += points;
  if (load?.personal && player) player.personal = null;
  else if (load && city) city.goods = without(city.goods, load.colour);
  data.ahead.delivery = null;
  endAction(data);
}

const MOVES: Record<string, (data: Picture, seat: string, words: string[]) => void> = {
  black(data, _seat, [types = ""]) {
    data.black = types.split("+") as TrackType[];
    data.dice = [];
    data.die = null;
    data.otherDie = null;
    data.claimed = null;
    data.round += 1;
  },
  white(data, _seat, [value]) {
    if (data.die === null) data.dice = [...data.dice, Number(value)].sort();
    else data.die = Number(value); // a die that is rolled again
  },
  tick(data, seat, [value]) {
    data.players.find((one) => one.seat === seat)?.engine.push(Number(value));
  },
  engine(data, seat, [value]) {
    data.players.find((one) => one.seat === seat)?.engine.push(Number(value));
    endAction(data);
  },
  take: (data, seat, [value]) => give(data, Number(value), seat),
  tile(data, seat, [value]) {
    give(data, Number(value), seat);
    endAction(data);
  },
  pick(data, seat, [value]) {
    for (const tile of data.tiles) if (tile.owner === seat) tile.sideways = false;
    pick(data, seat, Number(value));
  },
  first(data, _seat, [value]) {
    if (data.die !== Number(value)) [data.die, data.otherDie] = [data.otherDie, data.die];
  },
  double: (data) => spend(data, ["double"]),
  claim(data, seat) {
    data.claimed = { die: data.die ?? 0, seat };
    data.die = null;
    spend(data, ["claim"]);
  },
  set(data, _seat, [value]) {
    data.die = Number(value);
    spend(data, ["set"]);
  },
  shift(data, _seat, [value]) {
    data.die = Number(value);
  },
  flip(data) {
    data.die = 7 - (data.die ?? 0);
  },
  reroll: (data) => spend(data, ["reroll-olive"]),
  stop: (data) => spend(data, ["stop-olive"]),
  trade(data, seat, [name]) {
    const order = data.orders.find((one) => one.order.startsWith(name ?? ""));
    if (order) order.owner = seat;
  },
  coal: (data, seat, words) => MOVES.trade?.(data, seat, words),
  draw(data, seat, [hex = "", pair = ""]) {
    const edges = edgesOf(pair);
    if (edges) data.players.find((one) => one.seat === seat)?.tracks.push([hex, ...edges]);
    endAction(data);
  },
  load(data, _seat, [city, colour]) {
    data.ahead.delivery = { city: Number(city), colour: colour as Colour, personal: false, routes: [] };
  },
  own(data, _seat, [city, colour]) {
    data.ahead.delivery = { city: Number(city), colour: colour as Colour, personal: true, routes: [] };
  },
  to: (data, seat, [, distance]) => arrive(data, seat, Number(distance)),
  stretch(data, seat, [, distance, more]) {
    spend(data, ["stretch"]);
    arrive(data, seat, Number(distance) + Number(more));
  },
  pass: endAction,
  cross(data, _seat, [region]) {
    const at = Number(region) - 1;
    if (data.olive) data.olive.crosses[at] = (data.olive.crosses[at] ?? 0) + 1;
    data.die = Number(region);
    data.dice = [];
  },
  reclaim: (data, _seat, [value]) => give(data, Number(value), null),
  remove(data, _seat, [city]) {
    const at = Number(city) - 1;
    data.cities[at]?.goods.pop();
    if (data.olive) data.olive.points += data.olive.crosses[at] ?? 0;
  },
};

export function after(seen: TableSeen, seat: string, move: string): TableSeen {
  const data = structuredClone(dataOf(seen));
  const { verb, words } = partsOf(move);
  MOVES[verb]?.(data, seat, words);
  if (seat !== "nature" && verb !== "claim" && verb !== "let" && seat !== data.olive?.seat) data.seat = seat;
  data.emptyCities = data.cities.filter((city) => !city.goods.length).length;
  return { ...seen, turn: seat === "nature" ? seen.turn : seat, data: data as unknown as Record<string, unknown> };
}
