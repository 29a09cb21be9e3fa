import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { countCvFilesBeingRead, countCvFilesBeingScreened } from "./cv-file-rows.ts";
import { findFurtherEvidence, readCvFile, screenCv } from "./jobs.ts";

/** Whoever has more than this before them need not know how many: a count looks at no more rows. */
const farAway = 500;

/** Queues files to be read that have just become so. */
export async function queueReading(
  database: Queryable<Tables>,
  accountId: AccountId,
  ids: string[],
): Promise<void> {
  const count = await countCvFilesBeingRead(database, { accountId, atMost: ids.length + farAway });
  await enqueue(
    database,
    readCvFile,
    ids.map((cvFileId) => ({ payload: { cvFileId }, key: `read-cv-file:${cvFileId}` })),
    { waiting: count - ids.length },
  );
}

/** Queues CVs to be screened that have just become so. */
export async function queueScreening(
  database: Queryable<Tables>,
  accountId: AccountId,
  ids: string[],
): Promise<void> {
  const count = await countCvFilesBeingScreened(database, { accountId, atMost: ids.length + farAway });
  await enqueue(
    database,
    screenCv,
    ids.map((cvFileId) => ({ payload: { cvFileId }, key: screenKey(cvFileId) })),
    { waiting: count - ids.length },
  );
}

/** Has a language model asked about a CV whose turn it is, and the CV screened after it. */
export async function queueSearch(database: Queryable<Tables>, cvFileId: string): Promise<void> {
  await enqueue(database, findFurtherEvidence, [{ payload: { cvFileId }, key: searchKey(cvFileId) }], {
    inPlaceOf: screenKey(cvFileId),
  });
}

/** Queues a CV about which nobody is to be asked any more. */
export async function queueSearched(database: Queryable<Tables>, cvFileId: string): Promise<void> {
  await enqueue(database, screenCv, [{ payload: { cvFileId, isSearched: true }, key: screenKey(cvFileId) }], {
    inPlaceOf: searchKey(cvFileId),
  });
}

const screenKey = (cvFileId: string) => `screen-cv:${cvFileId}`;
const searchKey = (cvFileId: string) => `find-further-evidence:${cvFileId}`;
