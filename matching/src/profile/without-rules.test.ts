import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
import { withoutRules } from "./without-rules.ts";

const textsOf = (...texts: string[]) => withoutRules(drawnLines(...texts)).map(({ text }) => text);

it("leaves out rules that were typed", () => {
  expect(textsOf("EDUCATION", "==========", "* * * * *", "BSc Physics")).toEqual([
    "EDUCATION",
    "BSc Physics",
  ]);
});

it("takes what a rule parts for two cells of one row, with their own places", () => {
  const [employer, town] = withoutRules(drawnLines("Elm Dairy Ltd -------------- Leeds"));
  expect([employer?.text, town?.text]).toEqual(["Elm Dairy Ltd", "Leeds"]);
  expect(employer?.box.y).toBe(town?.box.y);
  for (const line of [employer, town])
    expect(line?.words.map(({ start, end }) => line.text.slice(start, end)).join(" ")).toBe(line?.text);
});

it.each([["To: ------"], ["2018 ---- 2022 Accountant, Bramble Foods Ltd"], ["+44 **** 496000"]])(
  "leaves %s, where a rule stands for a value or between dates",
  (text) => {
    expect(textsOf(text)).toEqual([text]);
  },
);

it("leaves a rule in a cell of a table, and below the name of a field", () => {
  const [to, none] = drawnLines("To:", "-----");
  expect(textsOf("To:", "-----")).toEqual(["To:", "-----"]);
  if (to && none) expect(withoutRules([{ ...none, cell: { table: 0, row: 1, column: 3 } }])).toHaveLength(1);
});

it("keeps dashes within words and between dates", () => {
  expect(textsOf("2012 -- 2014 Front-end developer", "C++", "-")).toEqual([
    "2012 -- 2014 Front-end developer",
    "C++",
    "-",
  ]);
});
