/** Degrees whose name says what was studied, with the subject in the words of adverts. */
const subjects: [RegExp, string][] = [
  [/\bd\.?p\.?t\b/iu, "physical therapy"],
  [/\bpharm\.?\s?d\b|\bm\.?pharm\b|\bb\.?pharm\b/iu, "pharmacy"],
  [/\bLL\.?[BM]\b|\bJ\.D\.|\bJD\b/u, "law"],
  [/\b(?:bsn|msn|dnp)\b/iu, "nursing"],
  [/\bm\.?b\.?a\b/iu, "business administration"],
  [/\bb\.?b\.?a\b/iu, "business administration"],
  [/\b[bm]\.?\s?eng\b/iu, "engineering"],
  [/\b[bm]\.?\s?ed\b|\bpgce\b/iu, "education"],
  [/\b[bm]\.?\s?arch\b/iu, "architecture"],
  [/\b[bm]\.?\s?com\b/iu, "commerce"],
  [/\b[bm]sw\b/iu, "social work"],
  [/\bmbbs\b|\bmbchb\b|\bM\.?D\.?(?!\p{L})/u, "medicine"],
  [/\b(?:dds|dmd|bds)\b/iu, "dentistry"],
  [/\b(?:dvm|bvsc|bvetmed)\b/iu, "veterinary medicine"],
  [/\bpsy\.?d\b/iu, "psychology"],
  [/\bhuman resources?\b/iu, "HR"],
  [/\b(?:informatics|informatik|informatica|informática|informatique|computing)\b/iu, "computer science"],
];

/** What a degree is in by its name alone ("DPT" is in physical therapy); empty for degrees of any subject. */
export function subjectsNamed(degree: string): string[] {
  return subjects.flatMap(([pattern, subject]) => (pattern.test(degree) ? [subject] : []));
}
