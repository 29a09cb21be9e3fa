import { type FailureName, failures } from "@winnow/contract/failures.ts";

/**
 * An expected failure of the catalogue. `message` may say it more exactly; `fields` names the inputs at fault,
 * `challenge` what the caller goes on with; `cause` is for the log.
 */
export class Failure extends Error {
  readonly failureName: FailureName;
  readonly status: number;
  readonly code: number;
  readonly fields: Record<string, string> | undefined;
  readonly challenge: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    name: FailureName,
    details: {
      message?: string;
      fields?: Record<string, string>;
      challenge?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? failures[name].message, "cause" in details ? { cause: details.cause } : {});
    this.name = "Failure";
    this.failureName = name;
    this.status = failures[name].status;
    this.code = failures[name].code;
    this.fields = details.fields;
    this.challenge = details.challenge;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
