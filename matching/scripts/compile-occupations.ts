/**
 * Compiles the O*NET database into `src/occupations/occupation-space/occupations.json`.
 * Usage: node matching/scripts/compile-occupations.ts <folder with the text files of the O*NET database>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stem } from "../src/words/stem.ts";
import { tokenize } from "../src/words/tokenize.ts";

const folder = process.argv[2];
if (!folder) throw new Error("Usage: compile-occupations.ts <folder of the O*NET database>");
const target = new URL("../src/occupations/occupation-space/occupations.json", import.meta.url);

/** How much a word of each kind of text counts. */
const weights = { title: 6, alternateTitle: 1.5, reportedTitle: 2, description: 2, task: 1, technology: 0.5 };
const maxWords = 110;
/** A technology that fewer occupations use says little and is often a word misread. */
const minUses = 4;
const emptyWords = new Set(
  "a an the of in on to and or for with at by from as is are be that other such using use etc all any may not than their this which who including related according ensure provide".split(
    " ",
  ),
);

const header = `# Occupations and the words of their work, compiled from the O*NET 29.2 Database.
# This file includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and
# Training Administration (USDOL/ETA). Used under the CC BY 4.0 license (https://creativecommons.org/licenses/by/4.0/).
# O*NET® is a trademark of USDOL/ETA. Winnow has modified all or some of this information: titles, descriptions, tasks
# and technologies were reduced to word stems with weights. USDOL/ETA has not approved, endorsed, or tested these modifications.
# Made by matching/scripts/compile-occupations.ts. One occupation a line: code | title | stems, each with its weight of 1 to 99.
`;

type Row = Record<string, string>;
type Occupation = { title: string; counts: Map<string, number> };

const occupations = new Map<string, Occupation>();
for (const row of rows("Occupation Data.txt")) {
  const occupation = { title: row.Title ?? "", counts: new Map<string, number>() };
  occupations.set(row["O*NET-SOC Code"] ?? "", occupation);
  add(row, row.Title, weights.title);
  add(row, row.Description, weights.description);
}
for (const row of rows("Alternate Titles.txt")) add(row, row["Alternate Title"], weights.alternateTitle);
for (const row of rows("Sample of Reported Titles.txt"))
  add(row, row["Reported Job Title"], weights.reportedTitle);
for (const row of rows("Task Statements.txt")) add(row, row.Task, weights.task);
const technologies = rows("Technology Skills.txt");
const uses = new Map<string, number>();
for (const { Example = "" } of technologies) uses.set(Example, (uses.get(Example) ?? 0) + 1);
for (const row of technologies)
  if ((uses.get(row.Example ?? "") ?? 0) >= minUses) add(row, row.Example, weights.technology);

const documents = new Map<string, number>();
for (const { counts } of occupations.values())
  for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);

const lines = [...occupations].map(([code, { title, counts }]) => {
  const weighted = [...counts].map(([word, count]) => ({
    word,
    weight: Math.log(1 + count) * Math.log(occupations.size / (documents.get(word) ?? 1)),
  }));
  weighted.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
  const kept = weighted.slice(0, maxWords);
  const length = Math.hypot(...kept.map(({ weight }) => weight));
  const words = kept.map(({ word, weight }) => `${word} ${Math.max(1, Math.round((weight / length) * 100))}`);
  return `${code} | ${title} | ${words.join(" ")}`;
});
const attribution = header
  .trim()
  .split("\n")
  .map((line) => line.replace(/^# /, ""));
writeFileSync(target, `${JSON.stringify({ attribution, occupations: lines }, null, 2)}\n`);

function rows(name: string): Row[] {
  const [head, ...rest] = readFileSync(join(folder ?? "", name), "utf8")
    .trim()
    .split(/\r?\n/);
  const names = head?.split("\t") ?? [];
  return rest.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? ""]));
  });
}

function add(row: Row, text: string | undefined, weight: number): void {
  const counts = occupations.get(row["O*NET-SOC Code"] ?? "")?.counts;
  if (!counts || !text) return;
  for (const { folded } of tokenize(text)) {
    if (emptyWords.has(folded) || !/\p{L}/u.test(folded)) continue;
    const word = stem(folded);
    counts.set(word, (counts.get(word) ?? 0) + weight);
  }
}
