// Moves and contracts in words, in the chosen language.
import { named, seatName, t } from "../../lib/text.svelte";
import { partsOf, type Colour, type Contract, type Picture } from "./data";

export const colourName = (colour: Colour | string): string => named("sp-colour", colour);
const cornerName = (corner: string): string => named("sp-corner", corner);

/** `N-S` as the language says it. */
function pairName(pair: string): string {
  return pair
    .split("-")
    .map((edge) => named("sp-edge", edge))
    .join("–");
}

/** A contract in a line: its cubes and rewards. */
export function contractWords(card: Contract): string {
  const parts = [card.cubes.map(colourName).join(" + "), t("sp-vp", { vp: card.vp })];
  if (card.money) parts.push(`$${card.money}`);
  if (card.bonus !== "none") parts.push(named("sp-bonus", card.bonus));
  return parts.join(", ");
}

function cardWords(id: string, data?: Picture): string {
  const card = data?.cards[id] ?? data?.hand.find((one) => one.id === id);
  return card ? `${id} (${card.cubes.map(colourName).join(" + ")})` : id;
}

/** A move as a sentence without its subject: "lays track on D7 (N–S)". */
export function moveWords(move: string, data?: Picture): string {
  const { verb, rest, words } = partsOf(move);
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  switch (verb) {
    case "lay":
    case "cross":
    case "replace":
      return t(`sp-move-${verb}`, { hex: first, pair: pairName(last) });
    case "remove":
      return t("sp-move-remove", { hex: first });
    case "build":
    case "take":
    case "route":
    case "aim":
      return t(`sp-move-${verb}`, { city: rest });
    case "via":
      return t("sp-move-via", { city: words.slice(0, -1).join(" "), owner: seatName(last) });
    case "cubes":
      return t("sp-move-cubes", { count: Number(first) });
    case "deliver":
    case "use":
      return t(`sp-move-${verb}`, { card: cardWords(first, data) });
    case "draw":
      return first.startsWith("C") ? t("sp-move-draw", { card: cardWords(first, data) }) : t("sp-move-draw-hidden");
    case "from":
    case "start":
    case "company":
      return t(`sp-move-${verb}`, { seat: seatName(rest) });
    case "tile":
      return t("sp-move-tile", { city: words.slice(0, -1).join(" "), colour: colourName(last) });
    case "corner":
      return t("sp-move-corner", { corner: cornerName(first), colour: colourName(last) });
    case "marker":
      return t("sp-move-marker", { corner: cornerName(rest) });
    case "undo":
      return t("move-undo", { count: Number(first) });
    case "track":
    case "factory":
    case "fulfil":
    case "contracts":
    case "money":
    case "skip":
    case "done":
    case "bank":
    case "compensate":
      return t(`sp-move-${verb}`);
    default:
      return move;
  }
}
