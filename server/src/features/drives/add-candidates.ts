import type { addDriveCandidates as endpoint } from "@winnow/contract/drives.ts";
import { maximumCandidatesPerDrive } from "@winnow/contract/limits.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findLanguage } from "../notifications/rows.ts";
import { findCandidatesOfResults } from "../results/candidate-rows.ts";
import { nameOfAccount } from "../results/rows.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { countCandidates, findKnownEmails, insertCandidates, type NewCandidate } from "./candidate-rows.ts";
import { refreshGapQuestions } from "./gap-questions.ts";
import { requireNoSample } from "./require-no-sample.ts";
import { type DriveRow, insertDriveEvent, lockDrive } from "./rows.ts";
import { isDriveEventLegal } from "./states.ts";

type Input = z.output<typeof endpoint.schema.body>;
type Added = z.input<(typeof endpoint)["schema"]["response"][200]>;

/**
 * Adds candidates by hand or from results; whoever is in the drive already is passed over and named. Throws
 * `driveNotFound`, `sampleInvitesNobody`, `driveNotRunning` for one that is over, `screeningNotFound`, `identityHidden`, `driveFull`.
 */
export async function addCandidates(
  services: Services,
  accountId: AccountId,
  { driveId, input }: { driveId: string; input: Input },
): Promise<Added> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, driveId);
    requireNoSample(drive);
    return addCandidatesTo(transaction, { drive, input });
  });
}

/** The same for a drive that is locked already, or that nobody else knows yet. */
export async function addCandidatesTo(
  transaction: Queryable<Tables>,
  { drive, input }: { drive: DriveRow; input: Input },
): Promise<Added> {
  const byHand = (input.candidates ?? []).map(({ name, email, time_zone }) => ({
    name,
    email,
    timeZone: time_zone ?? null,
    resultId: null,
  }));
  const ofResults = await candidatesOfResults(transaction, drive.account_id, input);
  const { added, duplicates } = await insertNew(transaction, {
    drive,
    candidates: [...byHand, ...ofResults.candidates],
  });
  return { added, duplicates, without_email: ofResults.withoutEmail };
}

/**
 * Stores candidates who are not in the drive, each address once; the drive is locked by the caller. Throws
 * `driveNotRunning`, `driveFull`.
 */
export async function insertNew(
  transaction: Queryable<Tables>,
  { drive, candidates }: { drive: DriveRow; candidates: NewCandidate[] },
): Promise<{ added: number; duplicates: string[] }> {
  if (!isDriveEventLegal(drive.status, "change candidates")) {
    throw new Failure("driveNotRunning");
  }
  const place = { accountId: drive.account_id, driveId: drive.id };
  const known = await findKnownEmails(
    transaction,
    place,
    candidates.map(({ email }) => email),
  );
  const duplicates: string[] = [];
  const fresh = candidates.filter(({ name, email }) => {
    const address = email.toLowerCase();
    if (known.has(address)) {
      duplicates.push(name);
      return false;
    }
    known.add(address);
    return true;
  });
  if ((await countCandidates(transaction, place)) + fresh.length > maximumCandidatesPerDrive) {
    throw new Failure("driveFull");
  }
  if (fresh.length > 0) {
    await insertCandidates(transaction, place, fresh);
    await refreshGapQuestions(transaction, drive);
    const by = await nameOfAccount(transaction, drive.account_id);
    const happened = { kind: "candidates added" as const, by, count: fresh.length };
    await insertDriveEvent(transaction, { ...place, happened });
  }
  return { added: fresh.length, duplicates };
}

/** Nobody who is hidden becomes a candidate: a drive shows names and writes to them. */
async function candidatesOfResults(
  transaction: Queryable<Tables>,
  accountId: AccountId,
  { screening_id: screeningId, result_ids: ids }: Input,
): Promise<{ candidates: NewCandidate[]; withoutEmail: string[] }> {
  if (screeningId === undefined) {
    return { candidates: [], withoutEmail: [] };
  }
  await requireScreeningId(transaction, accountId, screeningId);
  const results = await findCandidatesOfResults(transaction, { accountId, screeningId }, ids ?? []);
  if (results.some(({ is_hidden }) => is_hidden)) {
    throw new Failure("identityHidden");
  }
  const language = (await findLanguage(transaction, accountId)) ?? "en";
  const named = results.map((result) => ({
    ...result,
    name: result.name ?? candidateLabel(result.candidate_number, language),
  }));
  return {
    candidates: named.flatMap(({ id, name, email }) =>
      email === null ? [] : [{ name: name.slice(0, 200), email, timeZone: null, resultId: id }],
    ),
    withoutEmail: named.flatMap(({ name, email }) => (email === null ? [name] : [])),
  };
}
