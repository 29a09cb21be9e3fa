import { degreeLevel } from "@winnow/matching/degree-level.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { namesSchool } from "@winnow/matching/names-school.ts";
import type { Education, Profile, Quotation, Quoted } from "@winnow/matching/profile.ts";
import { hidden, type Identity, type Redactor, redactorFor } from "./redact.ts";
import type { FoundResult } from "./rows.ts";

/** The words of a profile that say who somebody is: name, contact, links and schools. */
export function identityOf(profile: Profile): string[] {
  const quoted = [profile.name, profile.email, profile.phone, profile.location, ...profile.links];
  return [
    ...quoted.flatMap((one) => (one ? [one.value, one.quotation.text] : [])),
    ...profile.education.flatMap(({ school }) => school ?? []),
  ];
}

/** The mask over everything that any of the profiles (as read, as corrected) says about who somebody is. */
export function redactorOf(profiles: readonly Profile[]): Redactor {
  return redactorFor(identityIn(profiles));
}

/** The mask over what a result shows: none where names are not hidden. */
export function maskOf(found: FoundResult): Redactor {
  const { row, report, original_report: original } = found;
  if (!row.is_hidden) return (text) => text;
  return redactorOf([report.profile, ...(original ? [original.profile] : [])]);
}

/** Everything that any of the profiles says about who somebody is, as a mask takes it. */
export function identityIn(profiles: readonly Profile[]): Required<Identity> {
  const names = profiles.flatMap(({ name }) => (name ? [name.value] : []));
  const lines = profiles.flatMap(({ education }) =>
    education.map((one) => ({ text: one.quotation.text, phrases: besideDegree(one) })),
  );
  const courses = profiles.flatMap(({ certificates }) => certificates.map(({ quotation }) => quotation.text));
  const phrases = [...profiles.flatMap(identityOf), ...courses.flatMap(schoolsIn)];
  return { names, phrases, lines };
}

/** The schools that a line names beside something else, as those that give a course. */
function schoolsIn(line: string): string[] {
  return line.split(betweenParts).filter(namesSchool);
}

const betweenParts = /\s*[|,;•·]\s*|\s+[–—-]\s+|\s{2,}|\b(?:19|20)\d\d\b/u;

/** The degree itself, without what stands beside it: that may be a school that was not recognised as one. */
function degreeOf({ degree }: Education): string | null {
  return degree?.split(/,\s+/).find((part) => degreeLevel(part) !== null) ?? null;
}

/** A line that is not about education: a name as schools have is one, unless somebody worked there, or as that. */
export function hideNamedSchools(line: string, work: readonly string[] = []): string {
  const isOfWork = (part: string) => work.some((one) => part.includes(one) || one.includes(part));
  return line
    .split(new RegExp(`(${betweenParts.source})`, "u"))
    .map((part) => (isName(part) && namesSchool(part) && !isOfWork(part) ? hidden : part))
    .join("");
}

/** Of capitalised words, with small ones such as "of" between them. */
function isName(part: string): boolean {
  return part.split(/\s+/u).every((word) => /^(?:\P{L}*\p{Lu}|[\p{Ll}'’]{1,3}$)/u.test(word));
}

/** A line about somebody's education: what names no degree may name a school, however it is called. */
export function hideSchools(line: string): string {
  return line
    .split(new RegExp(`(${betweenParts.source})`, "u"))
    .map((part) => (/\p{L}{2}/u.test(part) && degreeLevel(part) === null ? hidden : part))
    .join("");
}

/** What an education's lines say besides the degree and the dates. */
function besideDegree(education: Education): string[] {
  return education.quotation.text
    .replace(degreeOf(education) ?? "", "|")
    .split(betweenParts)
    .filter((part) => /\p{L}{2}/u.test(part));
}

/**
 * A report that does not say whom it is about: name, contact, links and schools are left out, and their words are
 * masked wherever a quotation repeats them. Scores, verdicts and points stay as they are.
 */
export function hideIdentity(
  report: MatchReport,
  mask: Redactor = redactorOf([report.profile]),
): MatchReport {
  const work = report.profile.jobs.flatMap(({ employer, title }) => [employer ?? [], title ?? []].flat());
  const masked = (quotation: Quotation): Quotation => ({
    ...quotation,
    text: mask(hideNamedSchools(quotation.text, work)),
  });
  return {
    ...report,
    facts: report.facts.map((fact) => ({
      ...fact,
      quotations: fact.quotations.map(masked),
      remark: fact.remark && mask(fact.remark),
    })),
    flags: report.flags.map((flag) => ({ ...flag, quotations: flag.quotations.map(masked) })),
    profile: hideInProfile(report.profile, mask),
  };
}

export function hideInProfile(profile: Profile, mask: Redactor): Profile {
  const quotation = (one: Quotation): Quotation => ({ ...one, text: mask(one.text) });
  const quoted = (one: Quoted): Quoted => ({
    ...one,
    value: mask(one.value),
    quotation: quotation(one.quotation),
  });
  return {
    ...profile,
    name: null,
    email: null,
    phone: null,
    location: null,
    links: [],
    jobs: profile.jobs.map((job) => ({
      ...job,
      title: job.title && mask(job.title),
      employer: job.employer && mask(job.employer),
      quotation: quotation(job.quotation),
    })),
    education: profile.education.map((one) => ({
      ...one,
      degree: mask(degreeOf(one) ?? "") || null,
      school: null,
      fields: one.fields.map(quoted),
      quotation: quotation(one.quotation),
    })),
    certificates: profile.certificates.map(quoted),
    languages: profile.languages.map(quoted),
    skills: profile.skills.map((skill) => ({
      ...skill,
      name: mask(skill.name),
      listedAs: skill.listedAs && quotation(skill.listedAs),
      quotation: quotation(skill.quotation),
    })),
  };
}
