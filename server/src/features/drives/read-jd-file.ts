import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import type { AccountId } from "../../account-id.ts";
import { decodeText } from "../../platform/decode-text.ts";
import { Failure } from "../../platform/failure.ts";
import type { SentFile } from "../../platform/http/read-multipart.ts";
import type { Services } from "../../services.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { mediaTypeOfKind } from "../screenings/media-types.ts";
import { runReading } from "../screenings/run-reading.ts";
import { scanFile } from "../screenings/scan-file.ts";
import { type PlannedDraft, planDraft, planDraftOfText } from "./plan-draft.ts";

/** The text of a job description's file, its type by its content, and what it suggests. Throws `scannerUnavailable`, and `inputInvalid` saying why it cannot be read. */
export async function readJdFile(
  services: Services,
  accountId: AccountId,
  { file, instructions, signal }: { file: SentFile | null; instructions: string; signal: AbortSignal },
): Promise<{ text: string; mediaType: string; draft: PlannedDraft }> {
  if (file === null) {
    throw unreadable("Please select a file.");
  }
  const refusal = await scanFile(services, file.bytes, { accountId });
  if (refusal) {
    throw unreadable(presentFileFailure(refusal.reason)?.message ?? "");
  }
  const plainText = plainTextOf(file.bytes);
  if (plainText !== null) {
    requireShort(plainText);
    const draft = await planDraftOfText(services, accountId, { text: plainText, instructions, signal });
    return { text: plainText, mediaType: mediaTypeOfKind("text"), draft };
  }
  const reading = { turn: accountId, signal };
  const outcome = await runReading(() =>
    services.reading.run("readJdFile", { bytes: file.bytes, instructions }, reading),
  );
  if (!outcome.ok) {
    throw unreadable(presentFileFailure(outcome.reason)?.message ?? "");
  }
  const { text, jd, kind } = outcome;
  requireShort(text);
  const draft = await planDraft(services, { title: jd.title, requirements: jd.requirements, text }, reading);
  return { text, mediaType: mediaTypeOfKind(kind), draft };
}

/** ZIP, and the format of office programs before it. */
const archiveSigns = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];

/** What is in a file that is neither a PDF nor a document of an office program; null for any other. */
function plainTextOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString("latin1");
  const isDocument = start.includes("%PDF-") || archiveSigns.some((sign) => start.startsWith(sign));
  const text = isDocument ? null : decodeText(bytes);
  return text?.trim() ? text.trim() : null;
}

function requireShort(text: string): void {
  if (text.length > maximumJdCharacters) {
    const most = maximumJdCharacters.toLocaleString("en");
    throw unreadable(`This job description is longer than ${most} characters.`);
  }
}

function unreadable(message: string): Failure {
  return new Failure("inputInvalid", { message, fields: { file: message } });
}
