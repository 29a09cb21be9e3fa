import type { Education } from "./profile.ts";
import { areRelatedSubjects, nameSameSubject } from "./subjects-of-study.ts";

/** Among the fields that a requirement names: none in particular, and the likes of those beside it. */
export const anyField = "any field";
export const relatedField = "related field";

/**
 * How far a degree is in a field that is asked for, by the subjects known in several languages: "related" where the
 * advert is open to the likes of its fields and nothing speaks against it, "doubtful" where it is open and the degree
 * is known to be in another line.
 */
export function fieldFit(
  { degree, fields }: Pick<Education, "degree" | "fields">,
  wanted: string[],
): "same" | "related" | "doubtful" | "other" {
  const studied = [degree ?? "", ...fields.map(({ value }) => value)].join(", ");
  const named = wanted.filter((field) => field !== relatedField);
  if (named.some((field) => nameSameSubject(studied, field))) return "same";
  if (!wanted.includes(relatedField)) return "other";
  return areRelatedSubjects(studied, named.join(", ")) === false ? "doubtful" : "related";
}
