import { Failure } from "../failure.ts";

/** What a scanner says of a file. `signature` is the scanner's name for what it has found. */
export type ScanOutcome =
  | { verdict: "clean" }
  | { verdict: "infected"; signature: string }
  /** Larger than the scanner takes. */
  | { verdict: "too large" };

/** The port for whoever looks for viruses. */
export type Scanner = {
  /** Throws `scannerUnavailable` when there is no verdict: then nothing is known of the file. */
  scan: (bytes: Uint8Array) => Promise<ScanOutcome>;
  /** What keeps it from scanning, in words for an operator; null for nothing. Found out by a scan. */
  check: () => Promise<string | null>;
};

/** Why there was no verdict, in words for an operator. */
export type ScannerTrouble = "cannot be reached" | "does not answer" | "hangs up" | "answers with an error";

/** What the one who asked for it hears. */
export class ScannerUnavailable extends Failure {
  readonly trouble: ScannerTrouble;
  constructor(trouble: ScannerTrouble, cause: unknown) {
    super("scannerUnavailable", { retryAfterSeconds: 10, cause });
    this.trouble = trouble;
  }
}
