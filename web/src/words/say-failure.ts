import { failures } from "@winnow/contract/failures.ts";
import { fieldMessages } from "@winnow/contract/field-messages.ts";
import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import type { Words } from "./catalogue.ts";
import { visitorFailures } from "./visitor-failures.ts";

type FailureWords = Words<"failures">;

/**
 * What the server has answered in English, in the page's language: a sentence of its own by the sentence, any other by
 * the failure's code. What has no words here stays as the server says it.
 */
export function sayFailure(
  words: FailureWords,
  { code, message }: { code: number; message: string },
): string {
  const known = sayField(words, message);
  if (known !== message) return known;
  const name = visitorFailures.find((each) => failures[each].code === code);
  // In English the server's own sentence says more.
  return name && words.byName[name] !== failures[name].message ? words.byName[name] : message;
}

/** The same for what is said of fields. */
export function sayFields(
  words: FailureWords,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, sayField(words, message)]),
  );
}

/** The same for what is said of one field. */
export function sayField(words: FailureWords, message: string): string {
  const [, characters] = /^Please keep this to ([\d,]+) characters\.$/.exec(message) ?? [];
  if (characters !== undefined) return words.tooLong({ characters });
  return (
    byMessage(words.fields, fieldMessages, message) ??
    byMessage(words.files, fileFailureMessages, message) ??
    message
  );
}

function byMessage<Name extends string>(
  words: Readonly<Record<Name, string>>,
  english: Readonly<Record<Name, string>>,
  message: string,
): string | null {
  for (const name in english) if (english[name] === message) return words[name];
  return null;
}
