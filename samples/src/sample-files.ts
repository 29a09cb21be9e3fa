import { cvFileName } from "./cv-file-name.ts";
import { payrollAccountantJd } from "./job-descriptions.ts";
import { type LayoutName, layoutNames } from "./layouts/layouts.ts";
import { makeCvPdf } from "./make-cv-pdf.ts";
import { makeJobDescriptionPdf } from "./make-job-description-pdf.ts";
import { people } from "./people.ts";

type SampleFile = { fileName: string; make: () => Promise<Uint8Array> };

/** Every file that belongs in `samples/pdf`. */
export const sampleFiles: readonly SampleFile[] = [
  ...people.map((person, index) => ({
    fileName: cvFileName(person),
    make: () => makeCvPdf(person, layoutAt(index)),
  })),
  { fileName: "job-description.pdf", make: () => makeJobDescriptionPdf(payrollAccountantJd) },
];

function layoutAt(index: number): LayoutName {
  return layoutNames[index % layoutNames.length] ?? "classicSerif";
}
