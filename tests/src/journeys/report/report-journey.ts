import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { type Person, people } from "@winnow/samples/people.ts";
import { beforeAll } from "vitest";
import { givenScreened } from "../../given/given-screened.ts";
import { type ScannedWord, scanCv } from "../../given/scanned-cv.ts";
import { type Journey, startJourney } from "../journey.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const layouts = ["leftSidebar", "twoColumns", "dateColumn"] as const;
/** Each for one test that changes what it finds. */
const changed = ["correction.pdf", "verdict.pdf", "decision.pdf", "blind.pdf"] as const;
const fileNames = [
  ...layouts.map((layout) => `${layout}.pdf` as const),
  "word.docx",
  "scan.pdf",
  ...changed,
] as const;

export type FileName = (typeof fileNames)[number];
export type ReportJourney = Journey & {
  screeningId: string;
  fileNames: readonly FileName[];
  personOf: (fileName: FileName) => Person;
  resultOf: (fileName: FileName) => string;
  pathOf: (fileName: FileName) => string;
  /** Opens a report and waits until it stands there. */
  open: (fileName: FileName, query?: string) => Promise<void>;
  /** Where the words of the scan stand. */
  scannedWords: ScannedWord[];
};

/** A recruiter before the reports of CVs of every kind, all of one screening. */
export function startReportJourney(): ReportJourney {
  const journey = startJourney();
  let resultIds = new Map<string, string>();
  const report: ReportJourney = Object.assign(journey, {
    screeningId: "",
    fileNames,
    personOf,
    resultOf: (fileName: FileName) => resultIds.get(fileName) ?? "",
    pathOf: (fileName: FileName) =>
      `/admin/screening-result/${report.screeningId}/jd-cv-matching/${report.resultOf(fileName)}`,
    open: async (fileName: FileName, query = "") => {
      await journey.page.goto(`${report.pathOf(fileName)}${query}`);
      await journey.page.getByRole("heading", { name: "How the score adds up" }).waitFor();
    },
    scannedWords: [],
  });

  beforeAll(async () => {
    const scan = await scanCv(journey.browser, personOf("scan.pdf"));
    const files = await Promise.all(
      fileNames.map(async (name) => ({
        name,
        bytes: name === "scan.pdf" ? scan.bytes : await bytesOf(name),
        ...(name === "word.docx" ? { type: docx } : {}),
      })),
    );
    const { id, results } = await givenScreened(journey.winnow, journey.recruiter, {
      title: "Payroll accountant",
      jdText: payrollAccountantJd,
      cvs: files,
    });
    resultIds = new Map(results.map((result) => [result.file_name, result.id]));
    Object.assign(report, { screeningId: id, scannedWords: scan.words });
  });

  return report;
}

function personOf(fileName: FileName): Person {
  const person = people[fileNames.indexOf(fileName)];
  if (!person) throw new Error("The samples are missing.");
  return person;
}

function bytesOf(fileName: FileName): Promise<Uint8Array> {
  const person = personOf(fileName);
  if (fileName === "word.docx") return makeCvDocx(person);
  return makeCvPdf(person, layouts.find((layout) => fileName === `${layout}.pdf`) ?? "modernSans");
}
