import type { FailureName } from "@winnow/contract/failures.ts";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { Failure } from "../failure.ts";
import { issueSentence } from "./issue-sentence.ts";

/** Parses what is sent with the contract's schemas; what does not fit is a failure in words for people. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (sent) => {
    const parsed = schema.safeParse(sent, { error: issueSentence, reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: failureOf(parsed.error.issues, httpPart) };
  };

function failureOf(issues: z.core.$ZodIssue[], httpPart: string | undefined): Failure {
  const notFound = issues.map(notFoundOf).find((name) => name !== undefined);
  if (notFound || httpPart === "params") {
    return new Failure(notFound ?? "notFound");
  }
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    fields[fieldOf(issue)] ??= issue.message;
  }
  const [first] = issues;
  return new Failure("inputInvalid", { message: first && messageOf(first), fields });
}

/** Set by `idOf` of the contract. */
function notFoundOf(issue: z.core.$ZodIssue): FailureName | undefined {
  return issue.code === "custom" ? issue.params?.notFound : undefined;
}

/** The contract's own sentences say what they are about; the others need the name of the field. */
function messageOf(issue: z.core.$ZodIssue): string {
  return issue.message === issueSentence(issue)
    ? `Please check ${fieldOf(issue)}: ${issue.message}`
    : issue.message;
}

function fieldOf({ path }: z.core.$ZodIssue): string {
  return path.join(".") || "body";
}
