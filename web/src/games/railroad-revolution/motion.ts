// How pieces come onto the board: they are put down, and trains are turned over. Nothing moves for those who don't want it.
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** A piece is set down from above. */
export function put(_: Element): TransitionConfig {
  return {
    duration: settings.motion ? 420 : 0,
    css: (t) =>
      `transform: translateY(${(1 - t) * (1 - t) * -60}px) scale(${1 + (1 - t) * 0.9}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A tile is turned over. */
export function turned(_: Element): TransitionConfig {
  return { duration: settings.motion ? 380 : 0, css: (t) => `transform: rotateX(${(1 - t) * 180}deg)` };
}
