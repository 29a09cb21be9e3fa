import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { Failure } from "../../platform/failure.ts";

/** Guessing costs at least this many tries as a power of ten; where the guesser knows what to begin with, more. */
const minGuesses = { any: 6, ofKnownKind: 8 };

/** The work grows fast with the length, and a beginning that is hard to guess makes the whole hard to guess. */
const charactersLookedAt = 24;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: charactersLookedAt });

/**
 * Refuses a password that is easy to guess: a common one in whatever spelling, one made of repetitions, sequences or
 * keys beside each other, or one that is built on the product's name or the e-mail address.
 */
export function checkPassword(password: string, email: string): void {
  const folded = password.normalize("NFKC");
  const mailboxName = email.slice(0, email.lastIndexOf("@"));
  const spellings = [folded.toLowerCase(), withoutLookAlikes(folded.toLowerCase())];
  if (mailboxName.length >= 3 && spellings.some((spelling) => spelling.includes(mailboxName))) {
    throw refused("Please choose a password that does not contain your e-mail name.");
  }
  if (spellings.some((spelling) => spelling.includes("winnow"))) {
    throw refused(builtOnNames);
  }
  const known = ["winnow", mailboxName, ...email.split(/[^a-z]+/)].filter((word) => word.length >= 3);
  const { guessesLog10, feedback } = guesser.check(folded, known);
  const least = feedback.warning ? minGuesses.ofKnownKind : minGuesses.any;
  if (guessesLog10 < least) {
    throw refused(sentences[feedback.warning ?? ""] ?? tooSimple);
  }
}

const tooCommon = "This password is one of the most common ones, or close to one. Please choose another.";
const builtOnNames =
  "Please choose a password that is not built on your e-mail address or on the name Winnow.";
const tooSimple =
  "This password is easy to guess: it repeats itself, or follows the alphabet, a date or the keyboard. Please choose another.";
const sentences: Record<string, string> = {
  topTen: tooCommon,
  topHundred: tooCommon,
  common: tooCommon,
  similarToCommon: tooCommon,
  userInputs: builtOnNames,
};

const lookAlikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

function withoutLookAlikes(text: string): string {
  return text.replace(/[01!34@5$7]/g, (sign) => lookAlikes[sign] ?? sign);
}

function refused(message: string): Failure {
  return new Failure("inputInvalid", { message, fields: { password: message } });
}
