import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { describe, expect, it } from "vitest";
import { maxSentenceLength } from "../src/jd/jd-parameters.ts";
import { readJd } from "../src/jd/read-jd.ts";
import { matchCv } from "../src/match-cv.ts";

const characters = 5_000;
const lineLength = 1_000;
/** Twice the text, and what is read once whatever the length. */
const maxGrowth = 2.3;
/** Of one test, in milliseconds: not every loop is one of a pattern. The slowest takes a sixth of it. */
const maxDuration = 20_000;
const jdText = "Backend developer\n\nRequirements:\n- Python\n- 3 years of experience with SQL\n- ";

const units = [
  "a",
  "aA",
  "a ",
  "1 ",
  "a.",
  "a@",
  "@a.",
  "a-",
  "(",
  "((a",
  "• ",
  "\t",
  "2019-",
  "Jan 2019 – ",
  "Python, ",
  "Python and SQL, ",
  "www.",
  "http://a.example/b ",
  ", ",
  "; ",
  "- \n",
  "a\n\n",
  "- a\n",
  "and ",
  "or ",
  "in ",
  "years ",
  "e.g. ",
  "good ",
  "must have ",
  "you have ",
  "is a plus, ",
  "would be an advantage ",
  "C++ ",
  "is ",
];

/** How far patterns went through the texts that they were given. */
function countSteps(read: () => void): number {
  let steps = 0;
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : this.sticky ? from : text.length;
    steps += end - from + 1;
    return match;
  };
  try {
    read();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return steps;
}

function endlessly(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

describe("endless text of one thing", { timeout: maxDuration }, () => {
  it.each(units)("%j takes an advert twice the steps when it is twice as long", (unit) => {
    const read = (length: number) => countSteps(() => readJd(jdText + endlessly(unit, length)));
    expect(read(2 * characters)).toBeLessThan(maxGrowth * read(characters));
  });

  it.each(units)("%j takes a CV twice the steps when it is twice as long", (unit) => {
    const { title, requirements } = readJd(jdText);
    const read = (length: number) => {
      const lines = Array.from({ length: length / lineLength }, () => endlessly(unit, lineLength));
      const document = readPlainText(["Ada Lovelace", "Experience", ...lines].join("\n"));
      return countSteps(() =>
        matchCv({ document, jdTitle: title, jdText, requirements, asOf: "2026-11-01" }),
      );
    };
    expect(read(2 * characters)).toBeLessThan(maxGrowth * read(characters));
  });

  it("is read in pieces, none of which is longer than any sentence that people write", () => {
    const { requirements } = readJd(jdText + endlessly("Python and SQL and ", 4 * maxSentenceLength));
    const lengths = requirements.map(({ sentence }) => sentence?.length ?? 0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(maxSentenceLength);
  });
});
