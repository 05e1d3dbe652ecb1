// What something would cost and bring: in words here, in small pictures in Cost.svelte.
import { seatName, t } from "../../lib/text.svelte";
import { GOODS, type Change } from "./data";
import { amountsWords } from "./words";

/** Workers by level as they are written: 3+1+1. */
export function levelsWords(workers: readonly number[]): string {
  return workers
    .flatMap((count, i) => Array.from({ length: count }, () => i + 1))
    .reverse()
    .join("+");
}

const side = (numbers: readonly number[] | undefined, sign: number): number[] =>
  (numbers ?? []).map((count) => Math.max(0, count * sign));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, count) => all + count, 0);

function parts(change: Change, sign: 1 | -1): string[] {
  const found: string[] = [];
  const more = (value: number | undefined): number => Math.max(0, (value ?? 0) * sign);
  if (more(change.money)) found.push(t("is-gulden", { count: more(change.money) }));
  const goods = side(change.goods, sign);
  if (goods.some(Boolean)) found.push(amountsWords(goods, GOODS));
  const landing = side(change.landing, sign);
  if (landing.some(Boolean)) found.push(t("is-next-round", { goods: amountsWords(landing, GOODS) }));
  const workers = side(change.workers, sign);
  if (workers.some(Boolean)) found.push(t("is-workers-of", { levels: levelsWords(workers), count: sum(workers) }));
  side(change.tokens, sign).forEach((count, i) => {
    if (count) found.push(t("is-token", { value: i + 1 }));
  });
  if (more(change.influence)) found.push(t("is-influence-of", { count: more(change.influence) }));
  if (more(change.share)) found.push(t("is-share-steps", { count: more(change.share), value: change.value ?? 0 }));
  if (sign < 0 && change.investors) found.push(t("is-investor-takes"));
  if (more(change.income)) found.push(t("is-income-of", { count: more(change.income) }));
  if (more(change.keys)) found.push(t("is-key-worth", { count: more(change.keys) }));
  if (more(change.room)) found.push(t("is-room-of", { count: more(change.room) }));
  if (sign > 0 && more(change.stock)) found.push(t("is-stock-of", { count: more(change.stock) }));
  if (sign > 0 && change.semmering) found.push(t("is-semmering"));
  if (sign > 0 && change.goal) found.push(t("is-goal"));
  return found;
}

export function changeWords(change: Change, pays: Record<string, number> = {}): string[] {
  const [costs, brings] = [parts(change, -1), parts(change, 1)];
  const given = Object.entries(pays).map(([seat, money]) => t("is-gets", { seat: seatName(seat), money }));
  return [
    ...(costs.length ? [t("is-costs", { what: costs.join(", ") })] : []),
    ...(brings.length ? [t("is-brings", { what: brings.join(", ") })] : []),
    ...given,
  ];
}
