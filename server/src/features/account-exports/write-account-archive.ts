import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { writeTransactionsCsv } from "../credits/write-transactions-csv.ts";
import { safeEntryName } from "../exports/safe-entry-name.ts";
import { exportedTables } from "./exported-tables.ts";
import { readAccount, readOwnRows, readStoredFiles } from "./rows.ts";

/**
 * Everything that an account holds in one ZIP: a JSON file for each kind of data, the ledger as CSV, and folders with
 * the files. One file is open at a time and rows are read in portions, so memory stays the same however much it is.
 */
export function writeAccountArchive(
  services: Services,
  accountId: AccountId,
): { zip: Readable; message: () => string | null } {
  const { kysely } = services.database;
  const archive = new yazl.ZipFile();
  // yazl hands out a PassThrough; its types know it by the older interface.
  const zip = archive.outputStream as Readable;
  let current: Readable | null = null;
  zip.on("close", () => current?.destroy());
  archive.on("error", (error: Error) => zip.destroy(error));
  let missing = 0;
  const add = async (body: Readable, name: string, compress: boolean) => {
    current = body;
    archive.addReadStream(body, name, { compress });
    await finished(body);
  };
  const pack = async () => {
    await add(Readable.from([await readAccount(kysely, accountId)]), "account.json", true);
    for (const table of exportedTables) {
      const rows = asArray(readOwnRows(kysely, accountId, table));
      await add(Readable.from(rows), `data/${table.name}.json`, true);
    }
    const reader = { accountId, workKinds: services.workKinds, language: "en" as const };
    await add(writeTransactionsCsv(kysely, reader, { search: "" }), "transactions.csv", true);
    const isScanned = services.scanner !== null;
    for await (const { object_key, path, file_name } of readStoredFiles(kysely, accountId, { isScanned })) {
      const body = await services.storage.readStream(object_key);
      if (body) {
        await add(body, `${path} ${nameOf(file_name)}`, false);
      } else {
        missing += 1;
      }
    }
    archive.end();
  };
  pack().catch((error) => zip.destroy(error));
  return {
    zip,
    message: () =>
      missing === 0
        ? null
        : `${missing} ${missing === 1 ? "file is" : "files are"} not stored any more and could not be put in.`,
  };
}

async function* asArray(rows: AsyncGenerator<string>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + row;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

function nameOf(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0
    ? safeEntryName(fileName.slice(0, dot), fileName.slice(dot + 1).replace(/[^\w]/g, ""))
    : safeEntryName(fileName, "bin");
}
