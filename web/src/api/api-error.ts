import { failures } from "@winnow/contract/failures.ts";

/** A call that did not succeed. `status` 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  /** The stable code of the server's failure; null when the answer had no body of ours. */
  readonly code: number | null;
  /** The inputs at fault, each with its message. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a sign-in goes on with that asks for a code. */
  readonly challenge: string | undefined;
  /** The correlation id that was sent with the call, to quote when asking for help. */
  readonly reference: string;

  constructor(failure: {
    status: number;
    code: number | null;
    message: string;
    fields?: Record<string, string>;
    challenge?: string;
    reference: string;
  }) {
    super(failure.message);
    this.name = "ApiError";
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.challenge = failure.challenge;
    this.reference = failure.reference;
  }

  /** True when asking again later may succeed: no answer, too many at once, or a server that is not ready. */
  get isTemporary(): boolean {
    return [0, 429, 502, 503, 504].includes(this.status);
  }

  /** No answer, one of somebody in between, or one that is still being made: the call may have acted or may yet act. */
  get isUndecided(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === failures.idempotencyKeyInWork.code;
  }
}
