import type { Services } from "../../services.ts";
import { listStoredDriveJds } from "../drives/rows.ts";
import { listStoredExports } from "../exports/rows.ts";
import { listStoredApplicationFiles } from "../job-forms/application-file-rows.ts";
import { listStoredCvFiles } from "../screenings/cv-file-rows.ts";
import { listStoredJds } from "../screenings/rows.ts";

type Opened = Pick<Services, "database" | "storage">;

const rowsAtATime = 200;
/** Before every id. */
const beginning = "00000000-0000-0000-0000-000000000000";

/** CVs that should be stored, each with whether it is. */
export function lookForCvs({ database: { kysely }, storage }: Opened, before: Date) {
  return withWhetherStored(storage, (after) =>
    listStoredCvFiles(kysely, { before, after, size: rowsAtATime }),
  );
}

export function lookForJds({ database: { kysely }, storage }: Opened, before: Date) {
  return withWhetherStored(storage, (after) => listStoredJds(kysely, { before, after, size: rowsAtATime }));
}

export function lookForDriveJds({ database: { kysely }, storage }: Opened, before: Date) {
  return withWhetherStored(storage, (after) =>
    listStoredDriveJds(kysely, { before, after, size: rowsAtATime }),
  );
}

export function lookForExports({ database: { kysely }, storage }: Opened, before: Date) {
  return withWhetherStored(storage, (after) =>
    listStoredExports(kysely, { before, after, size: rowsAtATime }),
  );
}

export function lookForApplicationFiles({ database: { kysely }, storage }: Opened, before: Date) {
  return withWhetherStored(storage, (after) =>
    listStoredApplicationFiles(kysely, { before, after, size: rowsAtATime }),
  );
}

/** In portions: memory stays the same however many rows there are. */
async function* withWhetherStored<Row extends { id: string; object_key: string }>(
  storage: Services["storage"],
  listAfter: (id: string) => Promise<Row[]>,
): AsyncGenerator<Row & { isStored: boolean }> {
  let rows = await listAfter(beginning);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const found = await Promise.all(rows.map((row) => storage.stat(row.object_key)));
    yield* rows.map((row, index) => ({ ...row, isStored: found[index] !== null }));
    rows = await listAfter(last.id);
  }
}
