import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, test } from "vitest";
import { readJd } from "../src/jd/read-jd.ts";
import { matchCv } from "../src/match-cv.ts";

const characters = 50_000;
/** They take a second at most; what grew with the square of the length took half a minute. */
const longestMs = 5_000;
const jdText = "Backend developer\nRequirements\n- Python\n- 3 years of experience with SQL";

test.each([
  "a",
  "aA",
  "1",
  "a.",
  "a@",
  "@a.",
  "a-",
  "(",
  "((a",
  "• ",
  "2019-",
  "Jan 2019 – ",
  "Python, ",
  "www.",
  "and ",
  "must have ",
  "C++ ",
  "is ",
])("an endless line of %j takes no endless time", (unit) => {
  const text = unit.repeat(Math.ceil(characters / unit.length));
  const { title, requirements } = readJd(jdText);
  const startedAt = performance.now();
  matchCv({ document: readPlainText(text), jdTitle: title, jdText, requirements, asOf: "2026-11-01" });
  readJd(text);
  expect(performance.now() - startedAt).toBeLessThan(longestMs);
});
