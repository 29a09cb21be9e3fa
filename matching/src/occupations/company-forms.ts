import { patternsOf } from "../lexicon/lexicons.ts";

const forms = patternsOf(({ employers }) => employers?.forms);
const isExact = (form: string) => /\p{Lu}/u.test(form);

/** Legal forms ("GmbH", "s. r. o.") in either case, and those that are words of a language in lower case ("AB"). */
export const companyForms = {
  inEitherCase: forms.filter((form) => !isExact(form)).join("|"),
  asWritten: forms.filter(isExact).join("|"),
};

const dotted = new RegExp(
  `(?<![\\p{L}.])(?:${forms.filter((form) => form.endsWith("\\.?")).join("|")})(?<=\\.)$`,
  "iu",
);

/** "Creative Solutions Inc." without its full stop: it ends no sentence. */
export function withoutCompanyForm(text: string): string {
  return text.replace(dotted, "");
}
