// Workers, levels and trains: each has a colour, and a shape or number that stands for it.
import type { Worker } from "./picture";

/** A worker's cloth, the ink on it, and the badge: none, the foreman's triangle, the accountant's coin, the negotiator's square, the engineer's diamond. */
export const WORKER_PAINTS: Record<Worker, { fill: string; dark: string; ink: string; badge: string }> = {
  white: { fill: "#fffdf6", dark: "#7b6f5b", ink: "#7b6f5b", badge: "" },
  purple: { fill: "#7d57a8", dark: "#452a66", ink: "#fff", badge: "M0 1.2L3.6 7.4H-3.6Z" },
  orange: {
    fill: "#e2832f",
    dark: "#8a4407",
    ink: "#2e1c06",
    badge: "M0 1.1A3.3 3.3 0 1 1 0 7.7A3.3 3.3 0 1 1 0 1.1Z",
  },
  grey: { fill: "#9aa0a5", dark: "#494f55", ink: "#23272b", badge: "M-3 1.6H3V7.4H-3Z" },
  turquoise: { fill: "#37a6a3", dark: "#12605e", ink: "#06302f", badge: "M0 .6L3.9 4.5L0 8.4L-3.9 4.5Z" },
};

/** The head of a city's tile, by level from the east to the ocean. */
export const LEVEL_PAINTS: { fill: string; ink: string }[] = [
  { fill: "#efe2c3", ink: "#2e2a25" },
  { fill: "#dccb98", ink: "#2e2a25" },
  { fill: "#c6a76a", ink: "#2b2013" },
  { fill: "#a97442", ink: "#fff9ec" },
  { fill: "#8b4a2f", ink: "#fff9ec" },
  { fill: "#6a2620", ink: "#fff9ec" },
];

/** The engines' liveries, in the order of the types. */
export const LIVERIES: { body: string; trim: string }[] = [
  { body: "#3f4a4d", trim: "#d8b04a" },
  { body: "#2f6b46", trim: "#e3c56b" },
  { body: "#8a3b2b", trim: "#e8c987" },
  { body: "#2e5a86", trim: "#e0bd62" },
  { body: "#6d4a86", trim: "#e5c878" },
];
