import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import { Failure } from "../../platform/failure.ts";

/** Throws `inputInvalid` where one of the kinds that texts are given for is none of `known`. */
export function requireKinds(texts: object, known: readonly CandidateMailKind[]): void {
  const unknown = Object.keys(texts).filter((kind) => !known.some((one) => one === kind));
  if (unknown.length > 0) {
    const message = `No such mail is sent here. There are: ${known.join(", ")}.`;
    const fields = Object.fromEntries(unknown.map((kind) => [`texts.${kind}`, message]));
    throw new Failure("inputInvalid", { message, fields });
  }
}
