// Moves and pieces in words, in the chosen language.
import { named, seatName, t } from "../../lib/text.svelte";
import { partsOf, type Colour, type Load, type Order, type Tile } from "./data";

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

export function loadWords({ city, colour, personal }: Load): string {
  const good = { colour: colourName(colour), city };
  return personal ? t("sr-good-own", good) : t("sr-good-of", good);
}

/** A move as a sentence without its subject: "Track on B4 (W–E)". */
export function moveWords(move: string): string {
  const { verb, words } = partsOf(move);
  const [first = "", second = "", third = ""] = words;
  switch (verb) {
    case "good":
    case "load":
    case "own":
    case "remove":
      return t(`sr-move-${verb}`, { city: first, colour: colourName(second) });
    case "personal":
      return t("sr-move-personal", { colour: colourName(first) });
    case "black":
      return t("sr-move-black", { types: typesName(first.split("+")) });
    case "start":
      return t("sr-move-start", { seat: seatName(first) });
    case "power":
      return t("sr-move-power", { power: named("sr-power", first) });
    case "draw":
      return t("sr-move-draw", { hex: first, pair: pairName(second) });
    case "to":
      return t("sr-move-to", { city: first, points: Number(second) });
    case "stretch":
      return t("sr-move-stretch", { city: first, points: Number(second) + Number(third), more: third });
    case "coal":
      return t("sr-move-coal", { order: first, colour: colourName(second) });
    case "undo":
      return t("move-undo", { count: Number(first) });
    case "side":
    case "order":
    case "chart":
    case "white":
    case "tick":
    case "take":
    case "place":
    case "pick":
    case "first":
    case "set":
    case "shift":
    case "trade":
    case "build":
    case "engine":
    case "deliver":
    case "tile":
    case "spot":
    case "cross":
    case "reclaim":
      return t(`sr-move-${verb}`, { value: first });
    case "double":
    case "claim":
    case "let":
    case "flip":
    case "reroll":
    case "pass":
    case "done":
    case "stop":
    case "rest":
      return t(`sr-move-${verb}`);
    default:
      return move;
  }
}
