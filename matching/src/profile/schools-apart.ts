import { degreeLevelAmongDegrees as degreeLevel } from "./degree-level.ts";
import type { Education } from "./profile.ts";

/** What stands in a list of its own has so many of another that ends in the same year. */
const leastPairs = 2;

/**
 * Entries of education, with their schools where the schools are one list and the degrees another, as forms of some
 * countries ask for them: one of each that end in the same year are one. A single pair may be chance and stays two.
 */
export function withSchoolsApart<Entry extends { education: Education }>(entries: readonly Entry[]): Entry[] {
  const degrees = entries.filter(({ education }) => education.school === null && education.degree !== null);
  const schools = entries.filter(({ education }) => education.school !== null && !isKnown(education));
  const pairs = degrees.flatMap((degree) => {
    const year = degree.education.end?.year;
    const [school, more] = schools.filter(({ education }) => education.end?.year === year);
    const isOnly = degrees.every((one) => one === degree || one.education.end?.year !== year);
    return year !== undefined && school && !more && isOnly ? [{ degree, school }] : [];
  });
  if (pairs.length < leastPairs) return [...entries];
  const schoolOf = new Map(pairs.map(({ degree, school }) => [degree, school.education.school]));
  const taken = new Set(pairs.map(({ school }) => school));
  return entries
    .filter((entry) => !taken.has(entry))
    .map((entry) => {
      const school = schoolOf.get(entry);
      return school ? { ...entry, education: { ...entry.education, school } } : entry;
    });
}

/** A town beside a school is none. */
function isKnown({ degree }: Education): boolean {
  return degree !== null && degreeLevel(degree) !== null;
}
