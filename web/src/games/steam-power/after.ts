// The table after a move, drawn before the server's own picture arrives: good enough to show cause, never the truth.
import { Cells } from "../../hexmap/cells";
import { FLAT } from "../../hexmap/geometry";
import type { TableSeen } from "../../lib/wire";
import { CORNERS, dataOf, type Link, type Picture } from "./data";

interface Scene {
  data: Picture;
  cells: Cells;
  seat: string;
  company: string;
}

/** The edges of `N-S`. */
export function edgesOf(pair: string): [number, number] | null {
  const [a, b] = pair.split("-").map((name) => FLAT.edges.findIndex((edge) => edge === name));
  return a !== undefined && b !== undefined && a >= 0 && b >= 0 ? [a, b] : null;
}

/** A move in its parts: `lay D7 N-S` is the verb `lay` and two words; a city's name may have spaces. */
export function partsOf(move: string): { verb: string; rest: string; words: string[] } {
  const [verb = "", ...words] = move.split(" ");
  return { verb, rest: words.join(" "), words };
}

function cityBeyond(scene: Scene, hex: string, edge: number): string | null {
  const cell = scene.cells.named(hex);
  const next = cell && scene.cells.beyond(cell, edge);
  return next?.title || null;
}

function pay(scene: Scene, amount: number): void {
  const player = scene.data.players.find((one) => one.seat === scene.seat);
  if (player) player.money -= amount;
}

function lay(scene: Scene, hex: string, pair: string, crossing: boolean): void {
  const edges = edgesOf(pair);
  if (!edges) return;
  const { data, company } = scene;
  const open = data.links.find((link) => link.seat === company && link.to === null);
  const terrain = scene.cells.named(hex)?.terrain ?? "plains";
  pay(scene, data.prices[crossing ? "crossing" : terrain] ?? 0);
  let [enter, leave] = edges;
  let link: Link;
  if (open) {
    const last = open.tiles.at(-1);
    if (last && (last[2] + 3) % 6 !== enter) [enter, leave] = [leave, enter];
    link = open;
  } else {
    const known = data.links.filter((one) => one.seat === company).flatMap((one) => [one.from, one.to]);
    const from = cityBeyond(scene, hex, enter);
    if (!from || (known.length && !known.includes(from))) [enter, leave] = [leave, enter];
    link = { seat: company, from: cityBeyond(scene, hex, enter) ?? "", to: null, tiles: [] };
    data.links = [...data.links, link];
  }
  link.tiles = [...link.tiles, [hex, enter, leave]];
  const to = cityBeyond(scene, hex, leave);
  if (to && to !== link.from) link.to = to;
  const coins = data.companies.find((one) => one.company === company);
  if (coins?.coins[0] === hex) coins.coins = coins.coins.slice(1);
}

function shorten(scene: Scene): void {
  const { data, company } = scene;
  const open = data.links.find((link) => link.seat === company && link.to === null);
  if (!open) return;
  open.tiles = open.tiles.slice(0, -1);
  if (!open.tiles.length) data.links = data.links.filter((link) => link !== open);
}

/** The hexes of a path that a trace tells: a list of nothing but names of hexes. */
function pathIn(trace: string, cells: Cells): string[] {
  for (const part of trace.split("; ")) {
    const names = part.split(" ");
    if (part && names.every((name) => cells.named(name)?.name === name)) return names;
  }
  return [];
}

export function after(seen: TableSeen, cells: Cells, seat: string, move: string, trace: string): TableSeen {
  const data = structuredClone(dataOf(seen));
  const { verb, rest, words } = partsOf(move);
  if (seat !== "nature") data.seat = seat;
  if (verb === "company") data.company = rest;
  else if (!data.solo && seat !== "nature") data.company = seat;
  const scene: Scene = { data, cells, seat, company: data.company };
  const city = data.cities.find((one) => one.name === rest);
  const own = data.companies.find((one) => one.company === scene.company);
  if (verb === "lay" || verb === "cross") lay(scene, words[0] ?? "", words[1] ?? "", verb === "cross");
  else if (verb === "replace") {
    shorten(scene);
    lay(scene, words[0] ?? "", words[1] ?? "", false);
  } else if (verb === "remove") shorten(scene);
  else if (verb === "build" && city) {
    city.factory = scene.company;
    city.cubes = data.factoryCubes;
    if (own) own.factories -= 1;
  } else if (verb === "take" && city) {
    city.cubes = Math.max(0, city.cubes - 1);
    city.flipped = city.cubes === 0;
  } else if (verb === "bank") pay(scene, 5);
  else if (verb === "money") pay(scene, -3);
  else if (verb === "marker") data.marker = CORNERS.find((corner) => corner === rest) ?? data.marker;
  else if (verb === "aim" && own) {
    own.target = rest;
    own.coins = pathIn(trace, cells);
  } else if ((verb === "use" || verb === "deliver") && data.cards[rest]) data.active = data.cards[rest];
  const turn = seat === "nature" ? seen.turn : seat;
  return { ...seen, turn, data: data as unknown as Record<string, unknown> };
}
