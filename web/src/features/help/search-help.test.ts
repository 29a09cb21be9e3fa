import { expect, test } from "vitest";
import type { HelpPage } from "./help-content.ts";
import { markTyped, nearestPages, searchHelp } from "./search-help.ts";

const pages: HelpPage[] = [
  {
    id: "credits",
    title: "Credits",
    summary: "What things cost",
    sections: [{ heading: "Quote", blocks: ["A **quote** names the price of each CV."] }],
  },
  {
    id: "storage",
    title: "What is stored",
    summary: "And for how long",
    words: "erase retention",
    sections: [
      { heading: "People", blocks: [{ points: ["CVs with their résumés", "See [Credits](credits)."] }] },
    ],
  },
];

const idsOf = (typed: string) => searchHelp(pages, typed).map(({ page }) => page.id);

test("each typed word has to begin a word of the page, capitals and accents aside", () => {
  expect(idsOf("QUO pri")).toEqual(["credits"]);
  expect(idsOf("resum")).toEqual(["storage"]);
  expect(idsOf("rice")).toEqual([]);
  expect(idsOf("quote retention")).toEqual([]);
});

test("whose title says it comes before whose text says it", () => {
  expect(idsOf("credits")).toEqual(["credits", "storage"]);
  expect(idsOf("stored")).toEqual(["storage"]);
});

test("a page is found with the line that says it, without the marks of its source", () => {
  expect(searchHelp(pages, "quote price")[0]?.line).toEqual({
    heading: "Quote",
    text: "A quote names the price of each CV.",
  });
});

test("where nothing is found, the nearest are those with a word that is only misspelt", () => {
  expect(idsOf("retentoin")).toEqual([]);
  expect(nearestPages(pages, "retentoin").map(({ id }) => id)).toEqual(["storage"]);
  expect(nearestPages(pages, "xyzzy").map(({ id }) => id)).toEqual(["credits", "storage"]);
});

test("what is typed is marked where it begins a word, and the text stays as it is written", () => {
  expect(markTyped("Résumés of a resum", "resum")).toEqual([
    { text: "Résum", isHit: true },
    { text: "és of a ", isHit: false },
    { text: "resum", isHit: true },
  ]);
  expect(markTyped("Nothing of it", "hing")).toEqual([{ text: "Nothing of it", isHit: false }]);
});
