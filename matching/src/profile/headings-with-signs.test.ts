import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { headingsWithSigns } from "./headings-with-signs.ts";

/** A line that begins with "• " is an item of a list, one between asterisks is bold. */
function drawn(text: string): Line[] {
  return readPlainText(text).lines.map((line) => {
    const [, sign, bold, own = line.text] = /^(• )?(\*)?(.*?)\*?$/u.exec(line.text) ?? [];
    return { ...line, text: own, isBullet: line.isBullet || sign !== undefined, isBold: bold !== undefined };
  });
}

const itemsOf = (text: string) =>
  headingsWithSigns(drawn(text)).flatMap((line) => (line.isBullet ? [line.text] : []));

it("takes headings with a list sign for no items, and other lines that look as they do", () => {
  const text = `• *EDUCATION*
    • BSc Botany, Harrow Lake University, 2014
    • *TEACHING POSTS (temporary)*
    • Marsh Lane School, 2015 to 2017
    • *LANGUAGES*
    • Welsh`;
  expect(itemsOf(text)).toEqual([
    "BSc Botany, Harrow Lake University, 2014",
    "Marsh Lane School, 2015 to 2017",
    "Welsh",
  ]);
});

it("takes headings that only a colon sets apart, without what is no heading", () => {
  const text = `• Work Experience :
    • Clerk
    • Education :
    • Hobbies and chess`;
  expect(itemsOf(text)).toEqual(["Clerk", "Hobbies and chess"]);
});

it("leaves one of them alone, and names of fields", () => {
  expect(itemsOf("• *Skills*\n• *Filing*")).toHaveLength(2);
  expect(
    itemsOf("• Date (da – a):\n• Nome del datore di lavoro:\n• Principali materie / abilità:"),
  ).toHaveLength(3);
});

it("leaves items that name what headings do, below headings without a sign or one after another", () => {
  const below =
    "EXPERIENCE\nCLERK, LEEDS COUNCIL, 2016 - 2018\n• PUBLICATIONS\n• EDUCATION OUTREACH\n• FILING";
  expect(itemsOf(below)).toHaveLength(3);
  expect(itemsOf("• Languages:\n• Education:\n• Excel and Word")).toHaveLength(3);
});
