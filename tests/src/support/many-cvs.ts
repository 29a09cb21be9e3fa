import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const layouts = [
  "classicSerif",
  "modernSans",
  "leftSidebar",
  "rightSidebar",
  "twoColumns",
  "dateColumn",
] as const;

/** So many different CV files, as a browser is given them: one DOCX of each person, the rest PDFs in all layouts. */
export async function manyCvs(count: number): Promise<ChosenFile[]> {
  const texts = await Promise.all(people.map(makeCvDocx));
  const pdfs = await Promise.all(
    people.map((person, index) => makeCvPdf(person, layouts[index % layouts.length] ?? "modernSans")),
  );
  return Array.from({ length: count }, (_, index) => {
    const person = index % people.length;
    const text = texts[index];
    if (text) return chosenFile(`cv-${index + 1}.docx`, text);
    // What follows the end of a PDF is not read, but it makes other bytes.
    const bytes = Buffer.concat([pdfs[person] ?? new Uint8Array(), Buffer.from(`\n% copy ${index}\n`)]);
    return chosenFile(`cv-${index + 1}.pdf`, bytes);
  });
}

export function chosenFile(name: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}
