import { readDocument } from "@winnow/documents/read-document.ts";
import { compareProfile, type ProfilePart, type ProfileTruth } from "@winnow/matching/profile-truth.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { type LayoutName, layoutNames } from "@winnow/samples/layouts.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { Person } from "@winnow/samples/person.ts";
import { expect, test } from "vitest";

/** Of jobs title and employer; when, the samples say in words of many kinds, which are not asked here. */
function truthOf({ name, contact, jobs }: Person): ProfileTruth {
  return {
    isName: (read) => read === name,
    isEmail: (read) => read === contact.email,
    isPhone: (read) => read?.replace(/\D/g, "") === contact.phone.replace(/\D/g, ""),
    jobs: jobs.map(({ title, employer }) => ({
      said: `${title}, ${employer}`,
      isTitle: (read) => read === title,
      isEmployer: (read) => read === employer,
      start: [],
      end: [],
    })),
    education: null,
  };
}

/** Shorter lines may stand in a summary and elsewhere. */
const lettersOfLine = 25;
/** Entries of education that are read for one that there is, and lines of summaries that are taken for jobs. */
const most = { entries: 1.35, linesOfJobs: 10 };

/** A little under what was measured when they were last raised. */
const jobsRead: Record<LayoutName, number> = {
  classicSerif: 0.85,
  modernSans: 0.83,
  leftSidebar: 0.88,
  rightSidebar: 0.86,
  twoColumns: 0.86,
  dateColumn: 0.86,
};

test.each(layoutNames)("a CV of each person is read in the layout %s", async (layout) => {
  const cvs = await Promise.all(
    people.map(async (person) => {
      const outcome = await readDocument(await makeCvPdf(person, layout));
      if (!outcome.ok) throw new Error(`${person.name} was not read: ${outcome.reason}`);
      return { person, read: readCv(outcome.document, { asOf: "2026-11-01" }) };
    }),
  );
  const compared = cvs.map(({ person, read }) => compareProfile(read, truthOf(person)));
  const faultsOf = (part: ProfilePart) =>
    compared.flatMap(({ faults }) => faults.filter((fault) => fault.startsWith(`${part}:`)));
  const shareOf = (part: ProfilePart) => {
    const counts = compared.map((one) => one.counts[part]);
    const sum = (side: "right" | "all") => counts.reduce((total, count) => total + count[side], 0);
    return sum("right") / sum("all");
  };

  expect([...faultsOf("name"), ...faultsOf("email"), ...faultsOf("phone")]).toEqual([]);
  const entries = cvs.reduce((sum, { read }) => sum + read.profile.education.length, 0);
  const truths = people.reduce((sum, { education }) => sum + education.length, 0);
  expect(entries).toBeLessThanOrEqual(truths * most.entries);
  const summariesAmongJobs = cvs.flatMap(({ person, read }) =>
    read.document.lines.filter(
      ({ text }, at) =>
        text.length > lettersOfLine &&
        person.summary.includes(text) &&
        read.lines[at]?.section.kind === "experience",
    ),
  );
  expect(summariesAmongJobs.length).toBeLessThanOrEqual(most.linesOfJobs);
  expect(shareOf("jobs")).toBeGreaterThanOrEqual(jobsRead[layout]);
});
