import { expect, test } from "vitest";
import { acceptWishes, type ProposedWish } from "./accept-wishes.ts";
import { readJd } from "./read-jd.ts";

const text = `Beekeeper

Requirements
- Excel
- 3 years of experience as a Gardener
- Must be under 35 and carry hives uphill
- A driving licence

About us
In our house everybody has a  way of calming bees in a thunderstorm.

We offer
- Honey for the whole family`;
const by = "reader-7b";
const must = (quotation: string): ProposedWish => ({ quotation, kind: "must" });
const jd = readJd(text);
const accept = (...proposed: ProposedWish[]) => acceptWishes(proposed, { ...jd, text, toCheck: [], by });

test("words of a sentence that nothing was read from are asked about, with who proposed them, in the order of the text", () => {
  expect(accept({ quotation: "Honey for the whole family", kind: "nice" }, must("calming bees in"))).toEqual([
    { sentence: "calming bees in", text: "calming bees in", proposal: { by, kind: "must" } },
    {
      sentence: "Honey for the whole family",
      text: "Honey for the whole family",
      proposal: { by, kind: "nice" },
    },
  ]);
});

test("white space makes no difference, and what stands in the text is what is shown", () => {
  expect(accept(must("a way of calming\nbees"))).toMatchObject([{ sentence: "a  way of calming bees" }]);
});

test.each([
  ["that stand nowhere", "five hives of your own"],
  ["that begin inside a word", "almi bees"],
  ["of two lines", "Excel - 3 years"],
  ["that were read already", "Excel"],
  ["about years that were read", "years of experience"],
  ["that stand for a protected attribute", "Must be under 35"],
  ["that are a part of one", "Must be"],
  ["of a heading", "Requirements"],
  ["that say nothing", "-"],
  ["that are none", "  "],
])("words %s are not proposed", (_, quotation) => {
  expect(accept(must(quotation))).toEqual([]);
});

test("nothing is proposed twice, nor what is asked about already or was added by a person", () => {
  const bees = must("calming bees in a thunderstorm");
  expect(accept(bees, must("bees in"))).toHaveLength(1);

  const asked = { sentence: "bees in a thunderstorm", text: "bees" };
  expect(acceptWishes([bees], { ...jd, text, toCheck: [asked], by })).toEqual([]);
  const [excel] = jd.requirements;
  const added = excel && { ...excel, text: "Calming bees", anyOf: ["calming bees"], sentence: null };
  expect(acceptWishes([bees], { text, requirements: added ? [added] : [], toCheck: [], by })).toEqual([]);
});

test("no more is proposed than somebody looks at", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Somebody who tends hive number ${index} well.`);
  const all = { text: lines.join("\n"), requirements: [], toCheck: [], by };

  expect(acceptWishes(lines.map(must), all).length).toBeLessThanOrEqual(6);
});
