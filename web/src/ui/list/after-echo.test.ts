import { expect, test } from "vitest";
import { afterEcho } from "./after-echo.ts";

test("what was typed stays while the echoes of what was typed before come in, also where one is left out", () => {
  const asked = ["", "j", "j/x?", "Plan 12"];
  expect(afterEcho(asked, "j")).toEqual(["j", "j/x?", "Plan 12"]);
  expect(afterEcho(asked, "j/x?")).toEqual(["j/x?", "Plan 12"]);
  expect(afterEcho(asked, "Plan 12")).toEqual(["Plan 12"]);
});

test("what nobody typed here is no echo, nor is what was typed before the last one that came", () => {
  expect(afterEcho(["Plan 12"], "")).toBeNull();
  expect(afterEcho(["j/x?", "Plan 12"], "j")).toBeNull();
});
