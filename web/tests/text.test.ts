import { beforeAll, describe, expect, it, vi } from "vitest";
import { SEATS } from "../src/lib/seats";
import { LANGUAGES, settings } from "../src/lib/settings.svelte";
import {
  against,
  callSeats,
  EVERY_GAME,
  named,
  seatLetter,
  seatName,
  sitter,
  speak,
  t,
  whoSits,
} from "../src/lib/text.svelte";
import { seat } from "./made";

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    settings.set({ language });
    await speak();
  });

  it("the page says which language it speaks", () => {
    expect(document.documentElement.lang).toBe(language);
    expect(t("you")).not.toBe("you ");
  });

  it("every seat has a letter of its own", () => {
    const letters = SEATS.map(seatLetter);
    expect(new Set(letters).size).toBe(SEATS.length);
    for (const letter of letters) expect(letter).toMatch(/^\p{Lu}\p{L}?$/u);
  });
});

describe("names", () => {
  beforeAll(async () => {
    settings.set({ language: "en" });
    await speak();
  });

  it("are those that people gave, where they gave one", () => {
    callSeats([seat("red", { player: "Ada" }), seat("blue")]);
    expect(seatName("red")).toBe("Ada");
    expect(seatName("blue")).toBe("Blue");
    callSeats([]);
    expect(seatName("red")).toBe("Red");
  });

  it("tell an automa and a bot by what they are", () => {
    expect(sitter(seat("blue", { kind: "mautoma" }))).toBe("Blue (Mautoma)");
    expect(sitter(seat("blue", { player: "Bob" }))).toBe("Bob");
    expect(sitter(seat("blue", { player: "Bob", bot: "greedy" }))).toContain("Bob (");
    expect(whoSits(seat("red"), "red")).toBe("you");
  });

  it("tell a table by the others", () => {
    const seats = [seat("red"), seat("blue", { player: "Bob" }), seat("green", { kind: "mautoma" })];
    expect(against(seats, "red")).toBe("against Bob, Green (Mautoma)");
    expect(against([seat("red")], "red")).not.toContain("Red");
  });

  it("are the plain word where a game made elsewhere has others", () => {
    expect(named("kind-name", "ghost")).toBe("ghost");
  });
});

it("a text that is missing shows its name, and is told of once", async () => {
  await speak();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(t("no-such-text")).toBe("no-such-text");
  t("no-such-text");
  expect(warned).toHaveBeenCalledTimes(1);
});

it("a table has the texts of its own game, the lobby those of all", async () => {
  expect(named("about", "steam-power")).toBe("steam-power");
  await speak("steam-power");
  expect(named("about", "steam-power")).not.toBe("steam-power");
  expect(named("about", "steamrollers")).toBe("steamrollers");
  await speak(...EVERY_GAME);
  expect(named("about", "steamrollers")).not.toBe("steamrollers");
});
