import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readOwnAdverts } from "../adverts/read-own-adverts.ts";

/** Words of one skill, task or occupation in all languages that name it, by the id that its rows share. */
export type Texts = Map<string, string[]>;

/** Files of ESCO and O*NET as tables: which column is the id of a text, and which hold its words. */
const tables: { file: string; id: string; words: string[] }[] = [
  { file: "esco111_skills_en.tsv.xz", id: "skill", words: ["label", "alt", "description"] },
  { file: "esco10_skills_es.tsv.xz", id: "skill", words: ["label", "alt"] },
  { file: "esco10_skills_fr.tsv.xz", id: "skill", words: ["label", "alt"] },
  { file: "esco12_skills_fr.tsv.xz", id: "id", words: ["label", "alt"] },
  { file: "esco111_occupations_en.tsv.xz", id: "occupation", words: ["label", "alt", "description"] },
  { file: "esco10_occupations_es.tsv.xz", id: "occupation", words: ["label", "alt"] },
  { file: "esco10_occupations_fr.tsv.xz", id: "occupation", words: ["label", "alt"] },
  { file: "onet292_tasks_to_dwas.tsv.xz", id: "Task ID", words: ["Task", "DWA Title"] },
];

/**
 * Reads the tables of a folder; needs the program `xz`.
 * @throws Error when a file is missing.
 */
export function readTexts(folder: string): Texts {
  const texts: Texts = new Map();
  for (const { file, id, words } of tables) {
    const [head = "", ...lines] = execFileSync("xz", ["-dc", join(folder, file)], {
      encoding: "utf8",
      maxBuffer: 2 ** 30,
    })
      .trimEnd()
      .split("\n");
    const columns = head.split("\t");
    for (const line of lines) {
      const cells = line.split("\t");
      const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
      const own = texts.get(cell(id)) ?? [];
      texts.set(cell(id), [...own, ...words.map(cell)]);
    }
  }
  return texts;
}

/** The lines of our own adverts by language, without their headings. */
export function readOwnLines(): string[][] {
  const byLanguage = Map.groupBy(readOwnAdverts(), ({ language }) => language);
  return [...byLanguage.values()].map((adverts) =>
    adverts.flatMap(({ lines }) =>
      lines.flatMap(({ text, truth }) => (truth === null || truth === "heading" ? [] : [text])),
    ),
  );
}
