import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Profile, Quotation, Quoted } from "@winnow/matching/profile.ts";
import { type Mask, maskFor } from "./mask.ts";

/** The words of a profile that say who somebody is: name, contact, links and schools. */
export function identityOf(profile: Profile): string[] {
  const quoted = [profile.name, profile.email, profile.phone, profile.location, ...profile.links];
  return [
    ...quoted.flatMap((one) => (one ? [one.value, one.quotation.text] : [])),
    ...profile.education.flatMap(({ school }) => school ?? []),
  ];
}

/** The mask over everything that any of the profiles (as read, as corrected) says about who somebody is. */
export function maskOf(profiles: readonly Profile[]): Mask {
  const names = profiles.flatMap(({ name }) => (name ? [name.value] : []));
  return maskFor({ names, phrases: profiles.flatMap(identityOf) });
}

/**
 * A report that does not say whom it is about: name, contact, links and schools are left out, and their words are
 * masked wherever a quotation repeats them. Scores, verdicts and points stay as they are.
 */
export function hideIdentity(report: MatchReport, mask: Mask = maskOf([report.profile])): MatchReport {
  const masked = (quotation: Quotation): Quotation => ({ ...quotation, text: mask(quotation.text) });
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

export function hideInProfile(profile: Profile, mask: Mask): Profile {
  const quotation = (one: Quotation): Quotation => ({ ...one, text: mask(one.text) });
  const quoted = (one: Quoted): Quoted => ({ value: mask(one.value), quotation: quotation(one.quotation) });
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
      degree: one.degree && mask(one.degree),
      school: null,
      quotation: quotation(one.quotation),
    })),
    certificates: profile.certificates.map(quoted),
    languages: profile.languages.map(quoted),
    skills: profile.skills.map((skill) => ({
      ...skill,
      name: mask(skill.name),
      quotation: quotation(skill.quotation),
    })),
  };
}
