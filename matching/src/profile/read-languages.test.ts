import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { readLanguages } from "./read-languages.ts";

function languagesIn(text: string): string[] {
  const document = readPlainText(text);
  const section = { kind: "languages" as const, headingLine: null, from: 0, to: document.lines.length };
  return readLanguages(document, [section]).map(({ value }) => value);
}

it.each([
  ["English, Kiswahili and Kalenjin\nReligion", ["English", "Kiswahili and Kalenjin"]],
  [
    "English (native)\nPapiamento - fluent\nJamaican Patois",
    ["English (native)", "Papiamento - fluent", "Jamaican Patois"],
  ],
  [
    "Mother tongue: Runyankole\nFrench, fluent, DELF B2 (2018)",
    ["Mother tongue: Runyankole", "French, fluent", "DELF B2 (2018)"],
  ],
  ["Reading\nWriting\nisiZulu: good\nSesotho", ["isiZulu: good", "Sesotho"]],
  ["Mother tongue: Italian\nOther: German (B1)", ["Italian", "German (B1)"]],
  ["Mother tongue(s)\nHungarian\nOther language(s)\nGerman: good", ["Hungarian", "German: good"]],
  ["Capacità di lettura\nInglese, buono\nFrancese, scolastico", ["Inglese, buono", "Francese, scolastico"]],
  ["Nepali\nExcellent\nMagar\nExcellent", ["Nepali", "Magar"]],
  ["français (courant), baoulé (maternelle)", ["français (courant)", "baoulé (maternelle)"]],
])("reads the languages that %j lists", (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

it("leaves a list as it stands where nobody knows any of its languages", () => {
  expect(languagesIn("Magar, Tharu\nsome of Limbu")).toEqual(["Magar", "Tharu", "some of Limbu"]);
});
