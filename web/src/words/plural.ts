import { perLocale } from "./format-locale.ts";
import { pageLanguage } from "./page-language.ts";

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
// The language is set once, together with the locale.
const pluralRules = perLocale(() => new Intl.PluralRules(pageLanguage()));

/** A number in the form that its language asks for, with "#" in its place: `{ one: "# CV", other: "# CVs" }`. */
export function plural(
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const form = forms[pluralRules().select(count)] ?? forms.other;
  return form.replace("#", numberFormat().format(count));
}
