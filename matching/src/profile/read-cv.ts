import type { DocumentText } from "@winnow/documents/document-text.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { tokenize } from "../words/tokenize.ts";
import type { CvLine, ReadCv } from "./cv-reading.ts";
import { findLinesOfWork } from "./find-lines-of-work.ts";
import { findMachineInstructions } from "./find-machine-instructions.ts";
import { findSections } from "./find-sections.ts";
import { headingsWithSigns } from "./headings-with-signs.ts";
import { joinBrokenDates } from "./join-broken-dates.ts";
import { joinCells } from "./join-cells.ts";
import { oddsOfCvLines } from "./lines/odds-of-cv-lines.ts";
import type { Profile } from "./profile.ts";
import { readContact } from "./read-contact.ts";
import { readEducation } from "./read-education.ts";
import { readJobs } from "./read-jobs.ts";
import { readLanguages } from "./read-languages.ts";
import { readListedLines } from "./read-listed-lines.ts";
import { readSkills } from "./read-skills.ts";
import { withoutRules } from "./without-rules.ts";
import { yearsCovered } from "./years.ts";

/**
 * Reads the visible text of a CV; the document of what is read may have fewer lines, of which some were joined. `asOf`
 * is the ISO date up to which "present" is counted.
 * @throws RangeError when `asOf` is not an ISO date.
 */
export function readCv(read: DocumentText, { asOf }: { asOf: string }): ReadCv {
  const document = {
    ...read,
    lines: joinBrokenDates(joinCells(headingsWithSigns(withoutRules(read.lines)))),
  };
  const odds = oddsOfCvLines(document.lines, findMachineInstructions({ document }));
  const sections = findSections(document.lines, odds);
  const { jobs, linesOfNoJob } = readJobs(document, sections, { asOf, odds });
  const lines = sections.flatMap((section) => {
    const from = section.headingLine ?? section.from;
    return document.lines.slice(from, section.to).map((line, offset): CvLine => {
      const index = from + offset;
      const job = jobs.find((candidate) => index >= candidate.from && index < candidate.to) ?? null;
      const tokens = tokenize(line.text);
      const isJobHeader = job !== null && index < job.bodyFrom;
      return { tokens, concepts: findConcepts(tokens), section, job, isJobHeader };
    });
  });
  const degrees = readEducation(document, sections, odds);
  const intervals = jobs.flatMap((job) => job.interval ?? []);
  const profile: Profile = {
    ...readContact(document, sections, odds),
    jobs: jobs.map(({ job }) => job),
    yearsOfWork: yearsCovered(intervals),
    education: degrees.map(({ education }) => education),
    certificates: readListedLines(document, sections, "certificates"),
    languages: readLanguages(document, sections),
    skills: [],
  };
  const linesOfWork = findLinesOfWork(document, sections, odds).filter((line) => !linesOfNoJob.has(line));
  const cv = { document, asOf, profile, sections, jobs, education: degrees, linesOfWork, lines };
  profile.skills = readSkills(cv);
  return cv;
}
