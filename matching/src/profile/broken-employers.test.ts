import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
import { withEmployerOverLines } from "./broken-employers.ts";

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
  const parts = withEmployerOverLines(drawnLines(...texts), {
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
    const { title, employer } = withEmployerOverLines(drawnLines(...lines), below);
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
  expect(withEmployerOverLines(drawnLines(...texts), told).employer?.text).toBe("Hobbs");
});
