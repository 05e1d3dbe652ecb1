import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Table } from "../src/lib/table.svelte";
import type { TableSeen } from "../src/lib/wire";
import { move, seen } from "./made";

vi.mock("../src/lib/api", () => ({
  api: { at: vi.fn() },
  problemOf: () => ({ type: "offline", title: "", status: 0, detail: "no connection" }),
}));
const at = vi.mocked(api.at);

function table(): Table {
  const made = new Table("t1", "redkey");
  made.seen = seen(3);
  made.moves = [1, 2, 3].map((number) => move(number, "red", `take ${number}`, { places: [`p${number}`] }));
  return made;
}

beforeEach(() => {
  history.replaceState(null, "", "/t/t1#redkey");
  at.mockReset();
  at.mockImplementation((_, __, number) => Promise.resolve(seen(number)));
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

describe("looking back", () => {
  it("shows the table after a move, with what the move was about", async () => {
    const one = table();
    await one.replay.go(2);
    expect(one.shown?.version).toBe(2);
    expect(one.marks).toEqual(["p2"]);
    expect(location.hash).toBe("#watchkey&move=2");
    await one.replay.go(null);
    expect(one.shown?.version).toBe(3);
    expect(location.hash).toBe("#watchkey");
  });

  it("goes neither before the first move nor past the last", async () => {
    const { replay } = table();
    await replay.go(99);
    expect(replay.move).toBe(3);
    await replay.go(-1);
    expect(replay.move).toBe(0);
  });

  it("asks for a position once, and again in another language", async () => {
    const { replay } = table();
    await replay.go(1);
    await replay.go(2);
    await replay.go(1);
    expect(at).toHaveBeenCalledTimes(2);
    replay.forget();
    await vi.runAllTimersAsync();
    expect(at).toHaveBeenCalledTimes(3);
  });

  it("keeps to where the slider is, whichever answer comes last", async () => {
    const { replay } = table();
    let late: (found: TableSeen) => void = () => undefined;
    at.mockImplementationOnce(() => new Promise((done) => (late = done)));
    const slow = replay.go(1);
    await replay.go(2);
    late(seen(1));
    await slow;
    expect(replay.seen?.version).toBe(2);
  });

  it("runs by itself to the end, and begins anew there", async () => {
    const { replay } = table();
    await replay.run();
    expect(replay.move).toBe(1);
    await vi.runAllTimersAsync();
    expect(replay.move).toBe(3);
    expect(replay.running).toBe(false);
    await replay.run();
    expect(replay.move).toBe(1);
    await replay.run();
    expect(replay.running).toBe(false);
  });

  it("says what went wrong", async () => {
    const one = table();
    at.mockRejectedValueOnce(new Error("lost"));
    await one.replay.go(1);
    expect(one.problem?.detail).toBe("no connection");
  });
});
