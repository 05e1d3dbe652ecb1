// The arrows that a Mautoma's decision was made by, as its trace names them.
import type { TraceSeen } from "../../lib/wire";

export interface Decided {
  /** Horizontal and, where it mattered, vertical. */
  arrows: [string, string];
  /** The places that they chose among. */
  places: string[];
}

/** The step in which arrows left something out; null where none did. */
export function arrowsOf(trace: TraceSeen): Decided | null {
  for (const { facts, kept, dropped } of trace.steps) {
    if (facts["arrows"] && dropped.length) {
      const [across = "", along = ""] = facts["arrows"].split(" ");
      return {
        arrows: [across, along],
        places: [...kept, ...dropped].flatMap(({ places }) => places),
      };
    }
  }
  for (const part of trace.parts) {
    const found = arrowsOf(part);
    if (found) return found;
  }
  return null;
}
