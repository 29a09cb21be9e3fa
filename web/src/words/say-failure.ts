import { failures } from "@winnow/contract/failures.ts";
import { fieldMessages } from "@winnow/contract/field-messages.ts";
import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";
import { type VisitorFailure, visitorFailures } from "./visitor-failures.ts";

/** What the server says in English, in another language. */
type Translations = {
  byName: Readonly<Record<VisitorFailure, string>>;
  fields: Readonly<Record<keyof typeof fieldMessages, string>>;
  files: Readonly<Record<FileFailureReason, string>>;
  tooLong: (of: { characters: string }) => string;
};

/**
 * Says in another language what the server has answered in English: a sentence of its own by the sentence, any other by
 * the failure's code. What has no words here stays as the server says it.
 */
export function sayIn({ byName, fields, files, tooLong }: Translations) {
  function sayField({ message }: { message: string }): string {
    const [, characters] = /^Please keep this to ([\d,]+) characters\.$/.exec(message) ?? [];
    if (characters !== undefined) return tooLong({ characters });
    return (
      byMessage(fields, fieldMessages, message) ?? byMessage(files, fileFailureMessages, message) ?? message
    );
  }

  function say({ code, message }: { code: number; message: string }): string {
    const known = sayField({ message });
    if (known !== message) return known;
    const name = visitorFailures.find((each) => failures[each].code === code);
    return name ? byName[name] : message;
  }

  return { say, sayField };
}

function byMessage<Name extends string>(
  words: Readonly<Record<Name, string>>,
  english: Readonly<Record<Name, string>>,
  message: string,
): string | null {
  for (const name in english) if (english[name] === message) return words[name];
  return null;
}
