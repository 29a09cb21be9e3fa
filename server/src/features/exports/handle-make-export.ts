import type { Readable } from "node:stream";
import type { Selectable } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { noteAccount } from "../../platform/log-context.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../platform/spreadsheets/write-csv.ts";
import { writeXlsx } from "../../platform/spreadsheets/write-xlsx.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findLanguage } from "../notifications/rows.ts";
import { findOriginal } from "../screenings/cv-file-rows.ts";
import { getScreening } from "../screenings/rows.ts";
import { requireRoom } from "../usage/require-room.ts";
import type { ExportedResult } from "./exported-result.ts";
import { languagesOfExports } from "./languages/languages.ts";
import { notifyExport } from "./notify-export.ts";
import { exportKey } from "./object-key.ts";
import { readExportedResults } from "./read-exported-results.ts";
import { writeReportPdf } from "./report/write-report-pdf.ts";
import { resultColumns } from "./result-columns.ts";
import { findExportForJob, moveExport, storeProgress } from "./rows.ts";
import { findRoom, withinRoom } from "./within-room.ts";
import { type ArchivedCv, writeCvArchive } from "./write-cv-archive.ts";

const resultsPerProgress = 50;

/** The screening was deleted while its file was being written: nobody waits for it any more. */
class NotWanted extends Error {}

/**
 * The job that writes the file of an export: from rows to storage as a stream, so that memory stays flat. Run again it
 * writes the file again; it counts when the row says so.
 */
export async function handleMakeExport(services: Services, payload: { exportId: string }): Promise<void> {
  const { kysely } = services.database;
  const wanted = await findExportForJob(kysely, payload.exportId);
  if (!wanted) {
    return;
  }
  const accountId = wanted.account_id;
  noteAccount(accountId);
  const { id, screening_id: screeningId } = wanted;
  const key = exportKey({ accountId, screeningId, exportId: id });
  // The key stands in the row before the first byte is written, so that no file is ever without a row.
  const isOurs = await moveExport(
    kysely,
    { accountId, id, event: "taken up" },
    { done_count: 0, object_key: key },
  );
  if (!isOurs) {
    return;
  }
  try {
    const room = await findRoom(services, accountId);
    const { body, message, shownIds } = await openBody(services, { accountId, wanted });
    const { sizeBytes } = await services.storage.writeStream(key, withinRoom(room, body));
    await finish(services, { accountId, wanted, key, sizeBytes, message: message(), shownIds });
  } catch (error) {
    if (error instanceof Failure && error.failureName === "accountFull") {
      return giveUpMakingExport(services, payload, "noRoom");
    }
    const isGone = error instanceof Failure && error.failureName === "screeningNotFound";
    if (!isGone && !(error instanceof NotWanted)) {
      throw error;
    }
    await services.storage.remove([key]);
  }
}

/** After the last try it says that it failed, and its file goes. */
export async function giveUpMakingExport(
  services: Services,
  payload: { exportId: string },
  why: "failed" | "noRoom" = "failed",
): Promise<void> {
  const { kysely } = services.database;
  const wanted = await findExportForJob(kysely, payload.exportId);
  if (!wanted) {
    return;
  }
  const accountId = wanted.account_id;
  const language = (await findLanguage(kysely, accountId)) ?? "en";
  const message = languagesOfExports[language].message[why];
  await transact(services, async (transaction) => {
    if (await moveExport(transaction, { accountId, id: wanted.id, event: "given up" }, { message })) {
      await notifyExport(transaction, {
        accountId,
        screeningId: wanted.screening_id,
        fileName: wanted.file_name,
        failure: message,
      });
    }
  });
  if (wanted.object_key) {
    await services.storage.remove([wanted.object_key]);
  }
}

/**
 * The file is whole and in its place: the row says so. Whoever waits for the file is told from here. Throws
 * `accountFull`; then nothing of it counts.
 */
async function finish(
  services: Services,
  made: {
    accountId: AccountId;
    wanted: Selectable<Tables["result_exports"]>;
    key: string;
    sizeBytes: number;
    message: string | null;
    shownIds: string[];
  },
): Promise<void> {
  const { accountId, wanted } = made;
  const { id } = wanted;
  const isWanted = await transact(services, async (transaction) => {
    const isStored = await moveExport(
      transaction,
      { accountId, id, event: "written" },
      { size_bytes: made.sizeBytes, message: made.message, shown_ids: made.shownIds },
    );
    if (isStored) {
      // Counted by now; files that were written at the same time may have taken the room.
      await requireRoom(services, transaction, { accountId, wanted: { bytes: 0 } });
      await notifyExport(transaction, {
        accountId,
        screeningId: wanted.screening_id,
        fileName: wanted.file_name,
      });
    }
    return isStored;
  });
  if (!isWanted) {
    const now = await findExportForJob(services.database.kysely, id);
    // Another worker may have finished the same file; without a row nobody can ask for it.
    if (!now) {
      await services.storage.remove([made.key]);
    }
  }
}

/** `shownIds` fills while the body is read: the results that are not hidden in it. */
type Body = { body: Readable; message: () => string | null; shownIds: string[] };

async function openBody(
  services: Services,
  { accountId, wanted }: { accountId: AccountId; wanted: Selectable<Tables["result_exports"]> },
): Promise<Body> {
  const { kysely } = services.database;
  const where = { accountId, screeningId: wanted.screening_id };
  const screening = await getScreening(kysely, accountId, where.screeningId);
  const language = (await findLanguage(kysely, accountId)) ?? "en";
  const words = languagesOfExports[language];
  let done = 0;
  const shownIds: string[] = [];
  async function* results(): AsyncGenerator<ExportedResult> {
    for await (const result of readExportedResults(kysely, where, { ids: wanted.result_ids, language })) {
      if (!result.isHidden) shownIds.push(result.id);
      yield result;
      done += 1;
      if (
        done % resultsPerProgress === 0 &&
        !(await storeProgress(kysely, { ...wanted, accountId, doneCount: done }))
      )
        throw new NotWanted();
    }
    if (!(await storeProgress(kysely, { ...wanted, accountId, doneCount: done }))) throw new NotWanted();
  }
  const deleted = () => {
    const gone = wanted.result_ids.length - done;
    return gone === 0 ? null : words.message.deleted({ count: gone });
  };
  switch (wanted.format) {
    case "csv":
    case "xlsx": {
      async function* rows(): AsyncGenerator<Cell[]> {
        const columns = resultColumns(screening.requirements, words.table);
        yield columns.map(({ header }) => header);
        for await (const result of results()) yield columns.map(({ value }) => value(result));
      }
      const body =
        wanted.format === "csv" ? writeCsv(rows()) : writeXlsx(rows(), { sheet: words.table.sheet });
      return { body, message: deleted, shownIds };
    }
    case "report-pdf": {
      const { pdf, withMissingSigns } = writeReportPdf(results(), {
        paper: wanted.paper,
        title: screening.title,
        language,
        resultsCount: screening.screened,
      });
      const unprintable = () =>
        withMissingSigns() === 0 ? null : words.message.unprintable({ count: withMissingSigns() });
      return { body: pdf, message: () => joined(deleted(), unprintable()), shownIds };
    }
    case "cvs": {
      const { zip, missing } = writeCvArchive(archived(services, accountId, results()), words.archive);
      const notStored = () => (missing() === 0 ? null : words.message.notStored({ count: missing() }));
      return { body: zip, message: () => joined(deleted(), notStored()), shownIds };
    }
  }
}

/** Whoever was hidden again meanwhile counts as missing: nothing can be masked in an original. */
async function* archived(
  services: Services,
  accountId: AccountId,
  results: AsyncIterable<ExportedResult>,
): AsyncGenerator<ArchivedCv> {
  for await (const { id, rank, label, fileName, isHidden } of results) {
    const cv = await findOriginal(services.database.kysely, { accountId, resultId: id });
    yield {
      rank,
      label,
      fileName,
      mediaType: cv?.media_type ?? "",
      open: async () => (cv && !isHidden ? services.storage.readStream(cv.object_key) : null),
    };
  }
}

function joined(...sentences: (string | null)[]): string | null {
  return sentences.filter(Boolean).join(" ") || null;
}
