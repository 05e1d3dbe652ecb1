// Moves and pieces in words, in the chosen language.
import { named, seatName, t } from "../../lib/text.svelte";
import { partsOf, type Good, type Picture } from "./data";

export const goodName = (good: string): string => named("is-good", good);
export const hubName = (hub: string): string => named("is-hub", hub);
export const tileName = (tile: string): string => named("is-tile", tile);
export const terrainName = (terrain: string): string => named("is-terrain", terrain);
export const engineerName = (engineer: string): string => named("is-engineer", engineer);

/** A hub by its city, once it has one. */
export function hubWords(hub: string, data?: Picture): string {
  const city = data?.hubs.find((one) => one.hub === hub)?.city;
  return city ? t("is-hub-at", { hub: hubName(hub), city }) : t("is-hub-called", { hub: hubName(hub) });
}

/** The same where there is little room. */
export const hubBrief = (hub: string, data?: Picture): string =>
  data?.hubs.find((one) => one.hub === hub)?.city ?? t("is-hub-called", { hub: hubName(hub) });

/** What there is of each good: "2 wood, 1 coal". */
export function amountsWords(amounts: readonly number[], goods: readonly string[]): string {
  return amounts
    .flatMap((count, i) => (count ? [t("is-amount", { count, good: goodName(goods[i] ?? "") })] : []))
    .join(", ");
}

/** A contract by its goods and what it pays; by its number only where it isn't known. */
export function contractWords(contract: string, data?: Picture): string {
  const card = data?.contracts.find((one) => one.contract === contract);
  return card ? t("is-contract-for", { goods: needsWords(card.needs), pays: card.pays }) : contract;
}

/** What a contract asks for: "wood, 2 coal". */
function needsWords(needs: readonly Good[]): string {
  return [...new Set(needs)]
    .map((good) => {
      const count = needs.filter((need) => need === good).length;
      return count > 1 ? t("is-amount", { count, good: goodName(good) }) : goodName(good);
    })
    .join(", ");
}

/** How many are in a crew that is written 3+1+1. */
export const crewSize = (levels: string): number => levels.split("+").length;

/** A choice in the words of somebody who is asked for it: "Wien–Baden", "wood", "deliver wood to Graz". */
export function choiceWords(move: string, data?: Picture): string {
  const { verb, rest, words } = partsOf(move);
  const [first = "", second = ""] = words;
  switch (verb) {
    case "hand":
      return tileName(first);
    case "build":
    case "station":
      return rest.replaceAll("-", "–");
    case "buy":
    case "order":
    case "take":
      return goodName(first);
    case "factory":
      return t("is-choice-factory", { city: words.slice(0, -1).join(" "), good: goodName(words.at(-1) ?? "") });
    case "hire":
      return t("is-choice-hire", { hub: hubBrief(first, data) });
    case "engineer":
      return t("is-choice-engineer", { engineer: engineerName(first), hub: hubBrief(second, data) });
    case "deliver":
      return t("is-choice-deliver", { good: goodName(first), hub: hubBrief(second, data) });
    case "token":
      return t(`is-choice-token-${second}`, { value: Number(first) });
    case "assign":
      return t("is-choice-assign", { good: goodName(first), contract: contractWords(second, data) });
    case "contract":
      return needsWords(data?.contracts.find((one) => one.contract === first)?.needs ?? []) || first;
    case "workers":
      return t("is-choice-workers", { what: rest, count: crewSize(rest) });
    case "discard":
    case "spare":
      return t(`is-choice-${verb}`, { good: goodName(first) });
    case "donate":
      return t("is-choice-donate", { count: Number(first) });
    case "bid":
      return t("is-column", { column: Number(first) });
    default:
      return verb in CHOICES
        ? t(`is-choice-${verb}`, { what: rest.replaceAll("-", CHOICES[verb] ?? "–") })
        : moveWords(move, data);
  }
}

/** Choices that are said with what stands in the move, and how its parts are joined. */
const CHOICES: Record<string, string> = {
  pass: "–",
  end: "–",
  done: "–",
  sell: "–",
  flip: "–",
  worker: "–",
  engine: "–",
  upgrade: " → ",
};
const PLAIN_VERBS = new Set(["pass", "end", "done", "sell", "flip"]);
const GOOD_VERBS = new Set(["spare", "take", "buy", "order", "discard", "refill"]);
const NAMED_VERBS = new Set([
  "build",
  "station",
  "crown",
  "brown",
  "setup",
  "shipment",
  "engine",
  "upgrade",
  "card",
  "decision",
  "join",
  "join-decision",
  "worker",
]);

/** A move as a sentence without its subject: "builds Wien-Baden". */
export function moveWords(move: string, data?: Picture): string {
  const { verb, rest, words } = partsOf(move);
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  if (PLAIN_VERBS.has(verb)) return t(`is-move-${verb}`);
  if (GOOD_VERBS.has(verb)) return t(`is-move-${verb}`, { good: goodName(first) });
  if (NAMED_VERBS.has(verb))
    return t(`is-move-${verb}`, { what: rest.replaceAll("-", verb === "upgrade" ? " → " : "–") });
  switch (verb) {
    case "hand":
      return t("is-move-hand", { tile: tileName(first) });
    case "bid":
      return first === "in" ? t("is-move-bid-secret") : t("is-move-bid", { column: Number(first) });
    case "factory":
      return t("is-move-factory", { city: words.slice(0, -1).join(" "), good: goodName(last) });
    case "hire":
      return t("is-move-hire", { hub: hubWords(first, data) });
    case "engineer":
      return t("is-move-engineer", { engineer: engineerName(first), hub: hubWords(second, data) });
    case "donate":
      return t("is-move-donate", { count: Number(first) });
    case "deliver":
      return t("is-move-deliver", { good: goodName(first), hub: hubWords(second, data) });
    case "token":
      return t(`is-move-token-${second}`, { value: Number(first) });
    case "assign":
      return t("is-move-assign", { good: goodName(first), contract: contractWords(second, data) });
    case "contract":
    case "reveal":
      return t(`is-move-${verb}`, { what: contractWords(first, data) });
    case "workers":
      return t("is-move-workers", { what: rest, count: crewSize(rest) });
    case "slot":
      return first === "none" ? t("is-move-slot-none") : t("is-move-slot", { slot: Number(first) });
    case "hub":
      return t("is-move-hub", { hub: hubName(first), city: words.slice(1).join(" ") });
    case "tile":
      return t("is-move-tile", { city: words.slice(0, -1).join(" "), tile: last });
    case "column":
      return t("is-move-column", { hub: hubName(first), column: Number(second) });
    case "growth":
      return t("is-move-growth", { hub: hubName(first), tile: second });
    case "stand":
      return t("is-move-stand", { seat: seatName(rest) });
    case "undo":
      return t("move-undo", { count: Number(first) });
    default:
      return move;
  }
}
