import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./languages/english.ts";
import { german } from "./languages/german.ts";
import type { NotificationWords } from "./languages/notification-words.ts";

type Languages = typeof english;
export type NotificationName = keyof Languages;
/** What a notification says, apart from the language that it is said in. */
export type SaidNotification = {
  [Name in NotificationName]: { name: Name; values: Parameters<Languages[Name]>[0] };
}[NotificationName];

const languages: Record<PageLanguage, Languages> = { en: english, de: german };

/** As it is stored: in English for whoever reads the row, with what any other language is made of when it is read. */
export function said<Name extends NotificationName>(
  name: Name,
  values: Parameters<Languages[Name]>[0],
): NotificationWords & { said: SaidNotification } {
  // The values belong to the very name.
  const say = english[name] as (values: Parameters<Languages[Name]>[0]) => NotificationWords;
  return { ...say(values), said: { name, values } as SaidNotification };
}

/** Null for a notification of an earlier version that is not there any more. */
export function sayNotification(
  { name, values }: SaidNotification,
  language: PageLanguage,
): NotificationWords | null {
  const say = Object.hasOwn(languages[language], name) ? languages[language][name] : null;
  // As above.
  return (say as ((values: SaidNotification["values"]) => NotificationWords) | null)?.(values) ?? null;
}
