// A line of play in words, for the coach.
import type { Session } from "./game";

/** Moves that only lead to others (placing a hand, ending a turn) are left out, where there are others. */
export function lineWords(moves: string[], session: Session | null): string {
  const telling = moves.filter((move) => !session?.dull(move));
  return (telling.length ? telling : moves).map((move) => session?.words(move) ?? move).join(", ");
}
