import { expect, test } from "vitest";
import { clampShare, nextShare, shareByKey, shares } from "./pane-shares.ts";

test("arrow keys move the divider to its ends and no further", () => {
  expect(shareByKey("ArrowRight", 52)).toBe(54);
  expect(shareByKey("ArrowRight", shares.max)).toBe(shares.max);
  expect(shareByKey("ArrowLeft", 31)).toBe(shares.min);
  expect([shareByKey("Home", 52), shareByKey("End", 52)]).toEqual([shares.min, shares.max]);
  expect(shareByKey("j", 52)).toBeNull();
});

test("clicks lead through a wide page and a wide report back to the middle", () => {
  const first = nextShare(shares.even);
  const second = nextShare(first);
  expect([first, second, nextShare(second)]).toEqual([shares.min, shares.max, shares.even]);
  expect(nextShare(61)).toBe(shares.even);
});

test("what was remembered is kept between the ends", () => {
  expect([clampShare(-5), clampShare(400)]).toEqual([shares.min, shares.max]);
});
