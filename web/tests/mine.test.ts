import { beforeEach, describe, expect, it, vi } from "vitest";
import { all, find, forget, keep, ownKey } from "../src/lib/mine";

const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  return () => void vi.useRealTimers();
});

describe("the tables of this device", () => {
  it("are kept, the latest first, and what is known of one grows", () => {
    keep({ table: "t1", key: "k1", seat: "red", host: "h1" });
    vi.advanceTimersByTime(1000);
    keep({ table: "t2", key: "k2" });
    vi.advanceTimersByTime(1000);
    keep({ table: "t1", key: "k1", seen: 7 });
    expect(all().map((mine) => mine.table)).toEqual(["t1", "t2"]);
    expect(find("t1", "k1")).toMatchObject({ seat: "red", host: "h1", seen: 7 });
  });

  it("stay for a month after they were taken off the list, and can be put back until then", () => {
    keep({ table: "t1", key: "k1", host: "h1" });
    forget("t1");
    expect(find("t1", "k1")?.hidden).toBe(Date.now());
    forget("t1", false);
    expect(find("t1", "k1")?.hidden).toBe(0);
    forget("t1");
    vi.advanceTimersByTime(29 * DAY);
    keep({ table: "t2", key: "k2" });
    expect(find("t1", "k1")?.host).toBe("h1");
    vi.advanceTimersByTime(2 * DAY);
    keep({ table: "t2", key: "k2" });
    expect(find("t1", "k1")).toBeUndefined();
  });

  it("are none where the storage holds something else, or nothing can be stored", () => {
    localStorage.setItem("footplate.tables", "{broken");
    expect(all()).toEqual([]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new Error("full");
    });
    expect(() => keep({ table: "t1", key: "k1" })).not.toThrow();
  });
});

describe("the key that a table is opened with", () => {
  it("is that of one's own seat, also where the spectators' link was opened", () => {
    keep({ table: "t1", key: "redkey", seat: "red", watch: "watchkey" });
    expect(ownKey("t1", "")).toBe("redkey");
    expect(ownKey("t1", "watchkey")).toBe("redkey");
  });

  it("is the one of the invitation for somebody who sits elsewhere, or nowhere", () => {
    keep({ table: "t1", key: "redkey", seat: "red", watch: "watchkey" });
    expect(ownKey("t1", "bluekey")).toBe("bluekey");
    expect(ownKey("t2", "bluekey")).toBe("bluekey");
    expect(ownKey("t2", "")).toBe("");
  });
});
