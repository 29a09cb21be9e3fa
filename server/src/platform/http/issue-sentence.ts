import type { z } from "zod";

/** What is wrong with an input in plain words, where the contract has no words of its own. */
export function issueSentence(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This is missing."
        : `This has to be ${kinds[issue.expected] ?? "something else"}.`;
    case "too_big":
      return `This has to be ${issue.maximum}${unitOf(issue.origin)} at the most.`;
    case "too_small":
      return `This has to be ${issue.minimum}${unitOf(issue.origin)} at the least.`;
    case "invalid_value":
      return `This has to be one of these: ${issue.values.join(", ")}.`;
    case "unrecognized_keys":
      return `This is not known here: ${issue.keys.join(", ")}.`;
    default:
      return "This cannot be read.";
  }
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function unitOf(origin: string): string {
  return origin === "string" ? " characters long" : origin === "array" ? " entries long" : "";
}
