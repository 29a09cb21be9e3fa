import { readFileSync } from "node:fs";
import { lineEntries } from "@winnow/interviewing/line-entries.ts";
import { expect, test } from "vitest";

const germanNames = new URL("../../../web/src/words/de/lines-of-work.json", import.meta.url);

test("every line of work of the bank has a German name, and nothing else has one", () => {
  const lines = new Set(lineEntries.map(({ line }) => line));
  expect(new Set(Object.keys(JSON.parse(readFileSync(germanNames, "utf8"))))).toEqual(lines);
});
