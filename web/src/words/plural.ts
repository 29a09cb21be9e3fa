import { byLocale } from "./locale.ts";

const numberFormat = byLocale((locale) => new Intl.NumberFormat(locale));
const pluralRules = byLocale((locale) => new Intl.PluralRules(locale));

/** A number in the form that its language asks for, with "#" in its place: `{ one: "# CV", other: "# CVs" }`. */
export function plural(
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const form = forms[pluralRules().select(count)] ?? forms.other;
  return form.replace("#", numberFormat().format(count));
}
