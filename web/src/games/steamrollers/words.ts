// Moves and pieces in words, in the chosen language.
import { named, seatName, t } from "../../lib/text.svelte";
import { partsOf, sideOf, type Colour, type Load, type Order, type Picture, type Tile } from "./data";

export const colourName = (colour: Colour | string): string => named("sr-colour", colour);
export const typeName = (type: string): string => named("sr-type", type);
export const typesName = (types: string[]): string => types.map(typeName).join(" + ");
export const effectWords = (tile: Tile): string => named("sr-effect", tile.effect);

/** `W-E` as the language says it. */
export function pairName(pair: string): string {
  return pair
    .split("-")
    .map((edge) => named("sr-edge", edge))
    .join("–");
}

/** All that is to be said of an action tile. */
export function tileWords(tile: Tile): string {
  const parts = [
    t("sr-tile-named", { tile: tile.side, what: effectWords(tile) }),
    t(tile.permanent ? "sr-permanent" : "sr-once"),
    t("sr-points", { points: tile.vp }),
    tile.owner ? t("sr-owned", { seat: seatName(tile.owner) }) : t("sr-centre"),
  ];
  if (tile.sideways) parts.push(t("sr-sideways"));
  return parts.join(", ");
}

export function goodsWords(goods: Colour[]): string {
  return goods.length ? goods.map(colourName).join(", ") : t("sr-no-goods");
}

export function orderWords(order: Order): string {
  const parts = [order.order, goodsWords(order.goods), t("sr-points", { points: order.vp })];
  if (order.owner) parts.push(t("sr-owned", { seat: seatName(order.owner) }));
  return parts.join(", ");
}

/** What a delivery costs: the tiles that go back to the centre. */
export const spentWords = (sides: string[]): string[] => sides.map((tile) => t("sr-spends", { tile }));

export function loadWords({ city, colour, personal }: Load): string {
  const good = { colour: colourName(colour), city };
  return personal ? t("sr-good-own", good) : t("sr-good-of", good);
}

type Say = (verb: string, values?: Record<string, string | number>) => string;

/** A move that was made, without its subject: "Picks the 4". */
export const moveWords = (data: Picture, move: string): string =>
  words(data, move, (verb, values) => t(`sr-move-${verb}`, values));
/** A move that one may make: "Pick the 4". */
export const doWords = (data: Picture, move: string): string =>
  words(data, move, (verb, values) => t(`sr-do-${verb}`, values));

/** The effects of tiles whose use is a verb of its own. */
const EFFECTS: Record<string, string> = { flip: "turn", stop: "stop-olive" };

/** The texts of a verb take what they need. */
function words(data: Picture, move: string, say: Say): string {
  const {
    verb,
    words: [first = "", second = "", third = ""],
  } = partsOf(move);
  if (verb === "undo") return t("move-undo", { count: Number(first) });
  return say(verb, {
    value: first,
    city: first,
    hex: first,
    order: first,
    seat: seatName(first),
    power: named("sr-power", first),
    types: typesName(first.split("+")),
    pair: pairName(second),
    colour: colourName(second || first),
    points: Number(second) + Number(third),
    more: third,
    tile: sideOf(data, EFFECTS[verb] ?? verb),
  });
}
