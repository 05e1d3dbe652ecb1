import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../src/lib/mine";
import { linkTo, route, showAddress, tableAddress } from "../src/lib/route.svelte";

/** Somebody comes by a link: nothing of the tab's history is known. */
function come(address: string): void {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

beforeEach(() => {
  localStorage.clear();
  come("/");
});

describe("the address", () => {
  it.each([
    ["/", { table: "", key: "", move: null }],
    ["/t/abc12", { table: "abc12", key: "", move: null }],
    ["/t/abc12#redkey", { table: "abc12", key: "redkey", move: null }],
    ["/t/abc12#redkey&move=7", { table: "abc12", key: "redkey", move: 7 }],
    ["/t/abc12#redkey&move=-7", { table: "abc12", key: "redkey", move: null }],
    ["/t/abc12#redkey&move=9999999", { table: "abc12", key: "redkey", move: null }],
    ["/t/ABC12", { table: "", key: "", move: null }],
  ])("%s is read", (address, place) => {
    come(address);
    expect(route.place).toEqual(place);
  });

  it("is written as it is read", () => {
    for (const move of [null, 0, 12])
      for (const key of ["", "redkey"]) {
        come(tableAddress("abc12", key, move));
        expect(route.place).toEqual({ table: "abc12", key, move });
      }
  });

  it("gives nobody the seat: the key goes with the tab, and the address has the spectators'", () => {
    come("/t/abc12#redkey");
    showAddress("abc12", "redkey", "watchkey", 3);
    expect(location.hash).toBe("#watchkey&move=3");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.place).toEqual({ table: "abc12", key: "redkey", move: 3 });
  });

  it("leads who sits there back to the seat", () => {
    keep({ table: "abc12", key: "redkey", seat: "red", watch: "watchkey" });
    come("/t/abc12#watchkey&move=3");
    expect(route.place.key).toBe("redkey");
  });
});

it("goes to a table, and the lobby keeps no key", () => {
  route.go("/t/abc12#watchkey", "redkey");
  expect(route.place).toEqual({ table: "abc12", key: "redkey", move: null });
  route.go("/");
  expect(history.state).toBeNull();
  expect(route.place.key).toBe("");
});

it("makes links with another address of the same server", () => {
  expect(linkTo("abc12", "bluekey", null, "http://192.168.1.5:8000")).toBe("http://192.168.1.5:8000/t/abc12#bluekey");
  expect(linkTo("abc12", "watchkey", 4)).toBe(`${location.origin}/t/abc12#watchkey&move=4`);
});
