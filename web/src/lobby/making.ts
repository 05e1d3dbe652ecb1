// From wishes to a table.
import { api } from "../lib/api";
import { enter } from "../lib/enter";
import type { GameCard, TableWish } from "../lib/wire";

export type SeatKind = "empty" | "me" | "friend" | `bot:${string}` | `automa:${string}`;

/** Who sits where at first: for `mautoma` me and one of them, for friends three people, for bots me and two. */
export function firstSeats(game: GameCard, mode: string, bots: string[]): Record<string, SeatKind> {
  const bot: SeatKind = `bot:${bots.includes("medium") ? "medium" : (bots[0] ?? "random")}`;
  const others: SeatKind[] = game.automas.includes(mode)
    ? [`automa:${mode}`]
    : mode === "friends"
      ? ["friend", "friend"]
      : mode === "bots"
        ? [bot, bot]
        : [];
  const kinds: SeatKind[] = ["me", ...others];
  return Object.fromEntries(game.colours.map((colour, i) => [colour, kinds[i] ?? "empty"]));
}

const wireKind = (kind: SeatKind): string =>
  kind === "me" || kind === "friend" ? "person" : kind.slice(kind.indexOf(":") + 1);

/** Make it, remember its keys, and sit down. */
export async function makeTable(
  game: GameCard,
  edition: string,
  options: Record<string, string>,
  seats: Record<string, SeatKind>,
  title: string,
  data: Record<string, string>,
): Promise<void> {
  const taken = game.colours.filter((colour) => seats[colour] !== "empty");
  const wanted = game.options.filter(
    (option) => !option.role || taken.some((colour) => seats[colour] === `automa:${option.role}`),
  );
  const made = await api.make({
    game: game.id,
    edition,
    options: Object.fromEntries(wanted.flatMap(({ name }) => (name in data ? [] : [[name, options[name] ?? ""]]))),
    data,
    seats: taken.map((name) => ({ name, kind: wireKind(seats[name] ?? "friend") })),
    title,
  });
  const me = game.colours.find((colour) => seats[colour] === "me") ?? "";
  enter(made, me, game.id, title);
}

export const isLog = (text: string): boolean => text.trimStart().startsWith("footplate log");
/** Whether a scenario tells moves, too. */
export const hasMoves = (text: string): boolean => !isLog(text) && /^when:/m.test(text);

/** A table that goes on from a log, or starts from a scenario; the first seat of a person is mine. */
export async function startFrom(text: string, title: string, played: boolean): Promise<void> {
  const kind: Partial<TableWish> = isLog(text) ? { log: text } : { scenario: text, played };
  const made = await api.make({ game: "", edition: "", options: {}, seats: [], title, ...kind });
  const me = Object.keys(made.seatKeys)[0] ?? "";
  // A position is what somebody wants to see who opens one, whatever follows from it by itself.
  const past = !isLog(text) && (await api.see(made.table, made.seatKeys[me] ?? made.spectatorKey)).moves > 0;
  enter(made, me, "", title, past ? 0 : null);
}
