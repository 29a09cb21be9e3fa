import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { ChosenFile } from "../support/drop-files.ts";
import { manyPeople } from "./many-people.ts";

const layouts = [
  "classicSerif",
  "modernSans",
  "leftSidebar",
  "rightSidebar",
  "twoColumns",
  "dateColumn",
] as const;

/** The CVs of so many people, as a browser is given them: the first ones in DOCX, the rest as PDFs in all layouts. */
export function manyCvs(count: number): Promise<ChosenFile[]> {
  return Promise.all(
    manyPeople(count).map(async (person, index) =>
      index < people.length
        ? chosenFile(`cv-${index + 1}.docx`, await makeCvDocx(person))
        : chosenFile(
            `cv-${index + 1}.pdf`,
            await makeCvPdf(person, layouts[index % layouts.length] ?? "modernSans"),
          ),
    ),
  );
}

export function chosenFile(name: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}
