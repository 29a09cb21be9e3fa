import { heldWords, wordsOf } from "./words.ts";

/** A failure in the page's language, as recruiters or visitors are told it, whoever's page this is. */
export function sayFailure(failure: { code: number; message: string }): string {
  return heldWords("furtherFailures")?.say(failure) ?? wordsOf("failures").say(failure);
}

/** The same of what is wrong with one field. */
export function sayField(fault: { message: string }): string {
  return heldWords("furtherFailures")?.sayField(fault) ?? wordsOf("failures").sayField(fault);
}

/** The same of why a mail, a recording, a transcript or a file has failed, as it was stored. */
export function sayReason(stored: string): string {
  return sayField({ message: stored });
}
