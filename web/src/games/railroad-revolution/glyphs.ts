// Which sign stands for what an effect gives.
import { WORKERS, type Effect } from "./data";
import type { GlyphName } from "./Glyph.svelte";

export function glyphOf({ kind, amount }: Effect): { name: GlyphName; text: string | number } {
  if (kind === "worker") return { name: WORKERS[amount] ?? "any", text: "" };
  if (kind === "money" || kind === "shares") return { name: kind, text: amount };
  if (kind === "take") return { name: "tile", text: "" };
  if (kind === "tile") return { name: "telegraph", text: "" };
  if (kind === "first") return { name: "station", text: "" };
  return { name: kind, text: "" };
}
