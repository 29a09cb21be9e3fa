import { paths } from "@winnow/contract/paths.ts";
import { expect, test } from "vitest";
import type { HelpContent } from "./help-content.ts";
import { linesOf, linksOf, plainText } from "./help-text.ts";
import { recruiterContent as germanRecruiterContent } from "./recruiters/de/recruiter-content.ts";
import { recruiterContent } from "./recruiters/en/recruiter-content.ts";
import { pageOfPath as recruiterPageOf } from "./recruiters/page-of-path.ts";
import { recruiterHelp } from "./recruiters/recruiter-help.ts";
import { visitorHelp as germanVisitorHelp } from "./visitors/de.ts";
import { visitorHelp } from "./visitors/en.ts";
import { pageOfPath as visitorPageOf } from "./visitors/page-of-path.ts";

const everyHelp = {
  recruiters: recruiterHelp(recruiterContent, [], paths.dashboard),
  "recruiters in German": recruiterHelp(germanRecruiterContent, [], paths.dashboard),
  visitors: visitorHelp,
  "visitors in German": germanVisitorHelp,
};

test.each(Object.entries(everyHelp))(
  "the pages for %s are told apart, and lead to one another",
  (_, help) => {
    const ids = help.pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(help.pages.flatMap(linksOf).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test("a page of the product has a page of the help that is there, and what it is about comes first", () => {
  const ids = everyHelp.recruiters.pages.map(({ id }) => id);
  const results = paths.results("1");
  expect([
    recruiterPageOf(results, ""),
    recruiterPageOf(results, "?applications=open"),
    recruiterPageOf(paths.payment, ""),
    recruiterPageOf(paths.drive("1"), "?tab=mails"),
    recruiterPageOf(paths.signIn, ""),
    recruiterPageOf(paths.dashboard, ""),
  ]).toEqual(["scores", "job-forms", "credits", "mails", "account", null]);
  const known = [paths.screenings, paths.drives, paths.interview("1"), paths.person("1"), paths.erasures].map(
    (path) => recruiterPageOf(path, ""),
  );
  expect(known.every((id) => id !== null && ids.includes(id))).toBe(true);
  expect(
    [paths.jobForm("1"), paths.candidateInterview("1"), paths.receipt("1"), paths.sharedCandidate("1")].map(
      visitorPageOf,
    ),
  ).toEqual(["cv", "recording", "rights", "shared"]);
});

test("the help says the same in each language, page by page and block by block", () => {
  const shape = ({ pages }: HelpContent) =>
    pages.map(({ id, sections }) => [
      id,
      sections.map(({ heading, blocks }) => [
        heading !== undefined,
        blocks.map((block) => linesOf(block).length),
      ]),
    ]);
  expect(shape(germanVisitorHelp)).toEqual(shape(visitorHelp));
  expect(shape(everyHelp["recruiters in German"])).toEqual(shape(everyHelp.recruiters));
});

test("text is read without the marks of its source", () => {
  expect(plainText("Select **New drive**, or see [Credits](credits).")).toBe(
    "Select New drive, or see Credits.",
  );
});
