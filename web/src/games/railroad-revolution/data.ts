// What Railroad Revolution's view hands to its board, and small things that are said of it.
import type { MoveSeen } from "../../lib/wire";
import { isPicture, type Action, type Card, type Effect, type Picture, type Worker } from "./picture";

export type * from "./picture";

export const WORKERS: Worker[] = ["white", "purple", "orange", "grey", "turquoise"];
export const ACTIONS: Action[] = ["station", "railroad", "telegraph", "trade"];

export function dataOf({ data }: { data: object }): Picture {
  if (!isPicture(data)) throw new Error("not a table of Railroad Revolution");
  return data;
}

/** A move in its parts: `discard used-white 3` is the verb and two words; a city's name may have spaces. */
export function partsOf(move: string): { verb: string; rest: string; words: string[] } {
  const [verb = "", ...words] = move.split(" ");
  return { verb, rest: words.join(" "), words };
}

export const isWorker = (name: string): name is Worker => WORKERS.some((worker) => worker === name);
export const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);

/** A worker of a move: `used-white` stands on the board. */
export function workerOf(word: string): { worker: Worker; used: boolean } {
  const used = word.startsWith("used-");
  const name = used ? word.slice(5) : word;
  return { worker: isWorker(name) ? name : "white", used };
}

/**
 * The actions that somebody's used workers stand on, by colour. The rules only count them; where they were put is in the
 * log: of each colour, the last ones that were placed are those that are still there.
 */
export function standing(
  moves: readonly Pick<MoveSeen, "seat" | "move">[],
  seat: string,
  used: readonly number[],
): Record<Action, Worker[]> {
  const found: Record<Action, Worker[]> = { station: [], railroad: [], telegraph: [], trade: [] };
  const left = [...used];
  for (let i = moves.length - 1; i >= 0 && left.some(Boolean); i--) {
    const line = moves[i];
    if (line?.seat !== seat) continue;
    const { verb, words } = partsOf(line.move);
    const [worker = "", action = ""] = words;
    const colour = WORKERS.findIndex((name) => name === worker);
    if (verb !== "place" || !isWorker(worker) || !isAction(action) || !left[colour]) continue;
    left[colour] = (left[colour] ?? 0) - 1;
    found[action].unshift(worker);
  }
  return found;
}

/** Every Mautoma's card that has been seen. */
export function cardNamed(data: Picture, name: string): Card | undefined {
  const all = data.players.flatMap(({ mautoma }) =>
    mautoma ? [...(mautoma.card ? [mautoma.card] : []), ...mautoma.deck, ...mautoma.discard] : [],
  );
  return [...all, ...data.removed].find((card) => card.name === name);
}

/** Equal effects that follow each other, counted: `promote+promote` is one of two. */
export function counted(effects: readonly Effect[]): { effect: Effect; times: number }[] {
  const found: { effect: Effect; times: number }[] = [];
  for (const effect of effects) {
    const last = found.at(-1);
    if (last && last.effect.kind === effect.kind && last.effect.amount === effect.amount) last.times++;
    else found.push({ effect, times: 1 });
  }
  return found;
}
