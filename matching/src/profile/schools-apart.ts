import { degreeLevelAmongDegrees as degreeLevel } from "./degree-level.ts";
import type { Education } from "./profile.ts";

/** What stands in a list of its own has so many of another that ends in the same year. */
const leastPairs = 2;

/**
 * Entries of education, with their schools where all of these come first, in a list of their own, and then the degrees, as
 * forms of some countries ask for them: one of each that end in the same year are one. A single pair may be chance.
 */
export function withSchoolsApart<Entry extends { education: Education }>(entries: readonly Entry[]): Entry[] {
  const dated = entries.filter(({ education }) => education.end !== null);
  const isSchool = ({ education }: Entry) => education.school !== null && isSchoolAlone(education);
  const isDegree = ({ education }: Entry) => education.school === null && education.degree !== null;
  const count = dated.findIndex((entry) => !isSchool(entry));
  const [schools, degrees] = [dated.slice(0, Math.max(0, count)), dated.slice(Math.max(0, count))];
  if (!degrees.every(isDegree)) return [...entries];
  const yearOf = ({ education }: Entry) => education.end?.year;
  const [schoolsOf, degreesOf] = [Map.groupBy(schools, yearOf), Map.groupBy(degrees, yearOf)];
  const pairs = [...degreesOf].flatMap(([year, [degree, ...others]]) => {
    const [school, ...more] = schoolsOf.get(year) ?? [];
    return degree && school && others.length + more.length === 0 ? [{ degree, school }] : [];
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

/** Without a degree: what stands behind the school and is none that words know is a town. */
function isSchoolAlone({ degree, school, quotation }: Education): boolean {
  if (degree === null || school === null) return true;
  const isBehind = quotation.text.indexOf(degree) > quotation.text.indexOf(school);
  return degreeLevel(degree) === null && isBehind;
}
