import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { withEmployerOverLines } from "./broken-employers.ts";

/** Lines below each other in one column, each letter five points wide. */
function drawn(...texts: string[]): Line[] {
  return texts.flatMap((text, at) =>
    readPlainText(text).lines.map((line) => ({
      ...line,
      fontSize: 10,
      box: { x: 40, y: 40 + at * 12, width: line.text.length * 5, height: 10 },
      words: line.words.map((word) => ({
        ...word,
        box: { ...word.box, width: (word.end - word.start) * 5 },
      })),
    })),
  );
}

type Told = [title: string | null, employer: string | null];
const named = (line: number, text: string | null) => text && { line, text, odds: 0.9 };

it.each<[what: string, lines: string[], told: Told, meant: Told]>([
  [
    "a legal form",
    ["Aide-comptable chez Menuiseries Garand", "SAS, Cholet"],
    ["Aide-comptable", "Menuiseries Garand"],
    ["Aide-comptable", "Menuiseries Garand SAS"],
  ],
  [
    "what a hyphen parts",
    ["Secrétaire au Garage du Pont-", "Rouge, Saumur"],
    ["Secrétaire", "Garage du Pont-"],
    ["Secrétaire", "Garage du Pont-Rouge"],
  ],
  [
    "what stands in quotation marks",
    ["praca sezonowa w Spółdzielni", "„Malinka”, Albigowa"],
    ["praca sezonowa", "Spółdzielni"],
    ["praca sezonowa", "Spółdzielni „Malinka”"],
  ],
  [
    "all of the employer",
    ["Operaio addetto alle presse presso", "Stampaggi Padani S.n.c. di Lodi"],
    ["Operaio addetto alle presse presso", null],
    ["Operaio addetto alle presse", "Stampaggi Padani S.n.c."],
  ],
])("takes %s from the line below", (_, texts, [title, employer], [role, house]) => {
  const parts = withEmployerOverLines(drawn(...texts), {
    title: named(0, title) || null,
    employer: named(0, employer) || null,
  });
  expect([parts.title?.text, parts.employer?.text]).toEqual([role, house]);
});

it("leaves the beginning of the employer to it where the line was full, and else to the role", () => {
  const below = {
    title: named(0, "elektryk w Zakładach") || null,
    employer: named(1, "Owoców Sadopol") || null,
  };
  const texts = ["elektryk w Zakładach", "Owoców Sadopol"];
  const said = (lines: string[]) => {
    const { title, employer } = withEmployerOverLines(drawn(...lines), below);
    return [title?.text, employer?.text];
  };
  expect(said([...texts, "Leżajsk; awarie linii, prace"])).toEqual([
    "elektryk w Zakładach",
    "Owoców Sadopol",
  ]);
  expect(said([...texts, "Leżajsk; awarie linii"])).toEqual(["elektryk", "Zakładach Owoców Sadopol"]);
});

it.each([
  ["what is no more of a name", ["Sales assistant at Hobbs", "Serving customers, taking orders"]],
  [
    "words in front of a form",
    ["Sales assistant at Hobbs", "Supplying shops and Ltd companies all over Kent"],
  ],
  [
    "a name that had room",
    ["Sales assistant at Hobbs", "Hart Ltd", "A third line that is as wide as a page is"],
  ],
  ["a new item", ["Sales assistant at Hobbs", "• Ltd companies as customers"]],
])("takes in %s nothing", (_, texts) => {
  const told = { title: named(0, "Sales assistant") || null, employer: named(0, "Hobbs") || null };
  expect(withEmployerOverLines(drawn(...texts), told).employer?.text).toBe("Hobbs");
});
