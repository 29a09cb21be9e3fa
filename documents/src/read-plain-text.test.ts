import { expect, it } from "vitest";
import { readPlainText } from "./read-plain-text.ts";

it("turns each line of pasted text into a line and takes list markers off", () => {
  const { lines, pages } = readPlainText("Analyst\r\n\r\n  \u2022 Knows  SQL\n- Knows R\n1) Can travel\n");
  expect(pages).toEqual([{ number: 1, width: 0, height: 0 }]);
  expect(lines).toMatchObject([
    { text: "Analyst", isBullet: false },
    { text: "Knows SQL", isBullet: true },
    { text: "Knows R", isBullet: true },
    { text: "Can travel", isBullet: true },
  ]);
});

it("keeps years, ranges and signed numbers that begin a line", () => {
  const texts = readPlainText("2019. A good year\n- 2021\n-5 degrees\n+49 30 1234").lines.map(
    (line) => line.text,
  );
  expect(texts).toEqual(["2019. A good year", "- 2021", "-5 degrees", "+49 30 1234"]);
});

it("keeps ratings drawn with bullets", () => {
  expect(readPlainText("\u25cf\u25cf\u25cf\u25cb\u25cb").lines).toMatchObject([
    { text: "\u25cf\u25cf\u25cf\u25cb\u25cb", isBullet: false },
  ]);
});

it("normalises ligatures, composed accents and soft hyphens, and drops icons", () => {
  const [line] = readPlainText("e\ufb03cient cafe\u0301 de\u00advelop \ue0b1 \u00b4quoted\u00b4").lines;
  expect(line?.text).toBe("efficient caf\u00e9 develop \u00b4quoted\u00b4");
  expect(line?.words.map((word) => line.text.slice(word.start, word.end))).toEqual(line?.text.split(" "));
});

it("has no lines for text that is blank", () => {
  expect(readPlainText(" \n\t\n").lines).toEqual([]);
});
