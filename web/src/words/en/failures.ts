import { failures } from "@winnow/contract/failures.ts";
import { fieldMessages } from "@winnow/contract/field-messages.ts";
import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import { type VisitorFailure, visitorFailures } from "../visitor-failures.ts";

/** Why something was not done. What the server says stands in the contract, in English. */
const words = {
  /** By the failure's name. */
  byName: Object.fromEntries(
    visitorFailures.map((name) => [name, failures[name].message]),
    // Each name of the list has become a key.
  ) as Record<VisitorFailure, string>,
  fields: fieldMessages as Readonly<Record<keyof typeof fieldMessages, string>>,
  files: fileFailureMessages,
  tooLong: ({ characters }: { characters: string }) => `Please keep this to ${characters} characters.`,
  unreached: "Winnow cannot be reached just now.",
  unreadable: "Error during fetching",
  fileNotFetched: "The file could not be fetched. Please try again.",
  unknown: "Something went wrong. Please try again.",
  /** After a message: that trying again does no harm. */
  keptAndOnce: ({ message }: { message: string }) =>
    `${message} What you wrote is kept: try again, it is done once.`,
  kept: ({ message }: { message: string }) => `${message} What you typed is kept: try again in a moment.`,
};

export default words;
