import type { SectionKind } from "../../src/profile/cv-headings.ts";
import type { ReadCv } from "../../src/profile/cv-reading.ts";
import type { Education, Job, YearMonth } from "../../src/profile/profile.ts";

/** Whether what was read is what a careful reader reads; null where the truth does not say. */
type Test = ((read: string | null) => boolean) | null;

export type JobTruth = {
  said: string;
  isTitle: Test;
  isEmployer: Test;
  /** "2019-03" or "2019"; several where each is right, none where it is not asked. */
  start: string[];
  /** As `start`, or "now". */
  end: string[];
};
export type EducationTruth = { said: string; isDegree: Test; isSchool: Test; end: string[] };
export type ProfileTruth = {
  isName: Test;
  isEmail: Test;
  isPhone: Test;
  jobs: JobTruth[] | null;
  education: EducationTruth[] | null;
  /** Of each line of the page the section that it belongs to; null for headings. Reading may join lines. */
  sections?: { text: string; kind: SectionKind | null }[] | null;
};

export const profileParts = [
  "name",
  "email",
  "phone",
  "jobs",
  "jobs read",
  "education",
  "education read",
  "lines",
] as const;
export type ProfilePart = (typeof profileParts)[number];
/** How many of a part were asked for and are right; of those read, how many the CV has. */
export type PartCount = { right: number; all: number };

/**
 * Compares what was read with the truth: counts by part, and what was not read right. A job or degree is right as a
 * whole, a line when it stands in the right section.
 */
export function compareProfile(
  { profile, document, lines }: Pick<ReadCv, "profile" | "document" | "lines">,
  truth: ProfileTruth,
): { counts: Record<ProfilePart, PartCount>; faults: string[] } {
  const faults: string[] = [];
  const counts = Object.fromEntries(profileParts.map((part) => [part, { right: 0, all: 0 }])) as Record<
    ProfilePart,
    PartCount
  >;
  const count = (part: ProfilePart, isRight: boolean, fault: string) => {
    counts[part].all += 1;
    if (isRight) counts[part].right += 1;
    else faults.push(`${part}: ${fault}`);
  };
  const { name, email, phone, jobs, education } = profile;
  if (truth.isName) count("name", truth.isName(name?.value ?? null), name?.value ?? "none");
  if (truth.isEmail) count("email", truth.isEmail(email?.value ?? null), email?.value ?? "none");
  if (truth.isPhone) count("phone", truth.isPhone(phone?.value ?? null), phone?.value ?? "none");
  const known = new Set<Job>();
  for (const job of truth.jobs ?? []) {
    const read = jobs.find((one) => !known.has(one) && isWhole(one, job));
    if (read) known.add(read);
    count("jobs", read !== undefined, job.said);
  }
  if (truth.jobs && truth.jobs.length > 0)
    for (const job of jobs)
      count("jobs read", known.has(job), `${job.title} | ${job.employer} | ${said(job.start)}`);
  const entries = new Set<Education>();
  for (const degree of truth.education ?? []) {
    const read = education.find(
      (one) =>
        passes(degree.isDegree, one.degree) &&
        passes(degree.isSchool, one.school) &&
        isDate(degree.end, one.end),
    );
    if (read) entries.add(read);
    count("education", read !== undefined, degree.said);
  }
  if (truth.education && truth.education.length > 0)
    for (const entry of education)
      count("education read", entries.has(entry), `${entry.degree} | ${entry.school} | ${said(entry.end)}`);
  let [at, told] = [0, 0];
  for (const { text, kind } of truth.sections ?? []) {
    const read = lines[at]?.section.kind;
    if (kind !== null) count("lines", read === kind, `${read} for ${kind}: ${text}`);
    told += text.length + 1;
    if (told > (document.lines[at]?.text.length ?? 0)) [at, told] = [at + 1, 0];
  }
  return { counts, faults };
}

function isWhole(read: Job, { isTitle, isEmployer, start, end }: JobTruth): boolean {
  if (!passes(isTitle, read.title) || !passes(isEmployer, read.employer)) return false;
  return isDate(start, read.start) && (end.includes("now") ? read.isCurrent : isDate(end, read.end));
}

function passes(test: Test, read: string | null): boolean {
  return test === null || test(read);
}

/** A month counts where the truth has one. */
function isDate(truths: string[], read: YearMonth | null): boolean {
  return truths.length === 0 || truths.some((truth) => said(read).startsWith(truth));
}

function said(point: YearMonth | null): string {
  if (!point) return "";
  return point.month === null ? `${point.year}` : `${point.year}-${`${point.month}`.padStart(2, "0")}`;
}

/** Of somebody who worked for nobody, or who names a school without a degree. */
const notNamed = "*";

/** The truth as it is written in the batches of this folder. */
export function truthInWords(
  truths: { what: string; values: string[] }[],
  sections: ProfileTruth["sections"],
): ProfileTruth {
  const names = truths.find((truth) => truth.what === "name")?.values.map(bare) ?? [];
  const only = (what: string) => truths.find((truth) => truth.what === what)?.values[0];
  const of = (what: string) => truths.filter((truth) => truth.what === what).map(({ values }) => values);
  const asked = (value: string | undefined, test: (value: string) => Test): Test =>
    value === undefined ? null : value === "null" ? (read) => read === null : test(value);
  return {
    isName: asked(only("name"), () => (read) => names.includes(bare(read ?? ""))),
    isEmail: asked(only("email"), (email) => (read) => read?.toLowerCase() === email),
    isPhone: asked(only("phone"), (phone) => (read) => lastDigits(read ?? "") === lastDigits(phone)),
    jobs: of("job").map(([title = "", employer = "", start = "", end = ""]) => ({
      said: [title, employer, start, end].join(" | "),
      isTitle: title === notNamed ? null : isNear(title),
      isEmployer: employer === notNamed ? null : isNear(employer),
      start: [start],
      end: [end],
    })),
    education: of("education").map(([degree = "", school = "", end = ""]) => ({
      said: [degree, school, end].join(" | "),
      isDegree: degree === notNamed ? (read) => read === null : isNear(degree),
      isSchool: isNear(school),
      end: end === "now" ? [] : [end],
    })),
    sections,
  };
}

const digitsThatCount = 7;

export function lastDigits(phone: string): string {
  return phone.replace(/\D/gu, "").slice(-digitsThatCount);
}

/** How much longer one may be than the other. */
const muchLonger = 2.5;

/** One holds the other in whole words and is not much longer. */
export function isNear(truth: string): (read: string | null) => boolean {
  return (read) => {
    const [one, other] = [` ${bare(truth)} `, ` ${bare(read ?? "")} `];
    if (one.trim() === "" || other.trim() === "") return false;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.includes(short) && long.length <= short.length * muchLonger;
  };
}

function bare(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  ).join(" ");
}
