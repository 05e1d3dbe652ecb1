// Moves and pieces in words, in the chosen language.
import { named, seatName, t } from "../../lib/text.svelte";
import { WORKERS, counted, partsOf, workerOf, type Bonus, type CardSection, type Effect, type Picture } from "./data";
import type { Milestone, Need } from "./picture";

export const workerName = (worker: string): string => named("rr-worker", worker);
export const actionName = (action: string): string => named("rr-action", action);
export const trainName = (train: string): string => named("rr-train", train);
/** Of a performance tile, or of a Mautoma's card. */
export const titleOf = (title: string): string => named("rr-title", title);

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return t("rr-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** What an effect gives or allows. */
export function effectWords({ kind, amount }: Effect, data?: Picture): string {
  switch (kind) {
    case "money":
    case "shares":
      return t(`rr-effect-${kind}`, { count: amount });
    case "worker":
      return t("rr-effect-worker", { worker: workerName(WORKERS[amount] ?? "white") });
    case "first":
      return t("rr-effect-first", { city: data?.cities[amount]?.name ?? "", price: data?.cities[amount]?.again ?? 0 });
    case "tile":
    case "take":
    case "reward":
      return t(`rr-effect-${kind}`, { number: amount + 1 });
    default:
      return t(`rr-effect-${kind}`);
  }
}

export function effectsWords(effects: readonly Effect[], data?: Picture): string {
  if (!effects.length) return t("rr-nothing");
  return counted(effects)
    .map(({ effect, times }) => (times > 1 ? `${times} × ${effectWords(effect, data)}` : effectWords(effect, data)))
    .join(", ");
}

/** A link's slot by its cities: "Miami–Houston 2". */
export const slotWords = (slot: string): string => slot.replace(/-(\d)$/, " $1").replace(/-(?=[A-Z])/, "–");

/** A condition of a milestone; `left` more of it are missing, or all that it asks for. */
function needWords(need: Need, count: number, more: boolean): string {
  const of = { count, level: need.which, more: more ? "yes" : "no" };
  if (need.kind === "stations") return t(need.which ? "rr-need-stations-level" : "rr-need-stations", of);
  if (need.kind === "rails") return t(`rr-need-rails-${need.which}`, of);
  return t(`rr-need-${need.kind}`, of);
}

/** What a milestone asks for. */
export const asksWords = ({ needs }: Milestone): string[] => needs.map((need) => needWords(need, need.count, false));

/** What it still lacks: "one more connected city of level 2", "one orange accountant", "2 grey negotiators". */
export function missingWords({ needs, workers, filled }: Milestone): string[] {
  const open = workers.filter((_, i) => !filled[i]);
  return [
    ...[...new Set(open)].map((worker) => {
      const count = open.filter((other) => other === worker).length;
      return count > 1
        ? t(`rr-need-workers-${worker}`, { count })
        : t("rr-need-worker", { worker: workerName(worker) });
    }),
    ...needs.flatMap((need) =>
      need.have < need.count ? [needWords(need, need.count - need.have, need.have > 0)] : [],
    ),
  ];
}

/** What a performance tile counts. */
export const countsWords = (counts: string): string => t(`rr-counts-${counts}`);

/** A section of a Mautoma's card. */
export function sectionWords({ action, target, values, least, removes }: CardSection): string {
  const levels = values.join(", ");
  const what = target ? t(`rr-target-${target}`, { levels, value: values[0] ?? 0 }) : "";
  return [
    what ? `${actionName(action)}: ${what}` : actionName(action),
    ...(least ? [t("rr-target-if", { count: least })] : []),
    ...(removes ? [t("rr-target-removes")] : []),
  ].join(", ");
}

export const bonusWords = ({ kind, level }: Bonus): string =>
  level > 1 ? t("rr-bonus-from", { bonus: t(`rr-bonus-${kind}`), level }) : t(`rr-bonus-${kind}`);

/** A worker of a move: one's supply or the board. */
function whoWords(word: string): string {
  const { worker, used } = workerOf(word);
  return used ? t("rr-worker-on-board", { worker: workerName(worker) }) : workerName(worker);
}

/** A choice in the words of somebody who is asked for it: "Chicago–Denver 1", "orange worker". */
export function choiceWords(move: string): string {
  const { verb, rest, words } = partsOf(move);
  const [first = "", second = ""] = words;
  switch (verb) {
    case "station":
    case "bonus":
      return t(`rr-choice-${verb}`, { city: rest });
    case "rail":
    case "extra":
      return t(`rr-choice-${verb}`, { slot: slotWords(rest) });
    case "office":
      return t("rr-choice-office", { number: first });
    case "discard":
      return t("rr-choice-discard", { worker: whoWords(first), number: second });
    case "promote":
      return t("rr-choice-promote", { worker: whoWords(first), side: t(`rr-side-${second}`) });
    case "exchange":
      return t("rr-choice-exchange", { worker: whoWords(first) });
    case "worker":
      return t("rr-choice-worker", { worker: workerName(first) });
    case "train":
    case "flip":
    case "attach":
      return t(`rr-choice-${verb}`, { train: trainName(rest) });
    case "step":
      return t(`rr-track-${first}`);
    case "advance":
      return t("rr-choice-advance", { count: Number(first) });
    case "take":
      return t("rr-choice-take", { tile: first, side: t(`rr-side-${second}`) });
    case "trade":
      return t(`rr-choice-trade-${first}`);
    case "deal":
      return t("rr-choice-deal", { offer: first.toUpperCase() });
    case "place":
      return t("rr-choice-place", { worker: workerName(first), action: actionName(second) });
    default:
      return t(`rr-choice-${verb}`, { what: rest });
  }
}

const PLAIN_VERBS = new Set(["sell", "pass", "ability", "tender", "done", "skip", "share", "invest"]);
const NAMED_VERBS = new Set([
  "station",
  "bonus",
  "push",
  "reward",
  "wagon",
  "keep",
  "choose",
  "offer",
  "card",
  "follow",
  "reveal",
  "draw",
  "set",
]);

/** A move as a sentence without its subject: "builds a station in Chicago". */
export function moveWords(move: string): string {
  const { verb, rest, words } = partsOf(move);
  const [first = "", second = ""] = words;
  if (PLAIN_VERBS.has(verb)) return t(`rr-move-${verb}`);
  if (NAMED_VERBS.has(verb)) return t(`rr-move-${verb}`, { what: rest });
  switch (verb) {
    case "place":
      return t("rr-move-place", { worker: workerName(first), action: actionName(second) });
    case "rail":
    case "extra":
      return t(`rr-move-${verb}`, { what: slotWords(rest) });
    case "office":
      return t("rr-move-office", { number: first });
    case "trade":
      return t(`rr-move-trade-${first}`);
    case "discard":
    case "promote":
    case "exchange":
      return t(`rr-move-${verb}`, { worker: whoWords(first) });
    case "worker":
    case "with":
      return t(`rr-move-${verb}`, { worker: workerName(first) });
    case "train":
    case "flip":
    case "attach":
    case "turn":
      return t(`rr-move-${verb}`, { what: trainName(rest) });
    case "step":
      return t("rr-move-step", { what: t(`rr-track-${first}`) });
    case "advance":
      return t("rr-move-advance", { count: Number(first) });
    case "take":
      return t("rr-move-take", { what: first });
    case "deal":
      return t("rr-move-deal", { what: first.toUpperCase() });
    case "tile":
      return t("rr-move-tile", { city: words.slice(0, -1).join(" "), tile: words.at(-1) ?? "" });
    case "section":
    case "gap":
    case "row":
    case "rewards":
      return t(`rr-move-${verb}`, { number: first, tile: second });
    case "start":
      return t("rr-move-start", { seat: seatName(rest) });
    case "undo":
      return t("move-undo", { count: Number(first) });
    default:
      return move;
  }
}
