import { change, ended, openDatabase } from "./file-store.ts";
import { livingPages, pageId } from "./page-life.ts";

/** A file that is on its way, kept in this browser until it has arrived. */
export type KeptFile = {
  fileId: string;
  screeningId: string;
  kind: "cv" | "jd";
  name: string;
  sizeBytes: number;
  type: string;
  /** Null where the browser had no room for the bytes. */
  file: Blob | null;
  /** The server was told of it, so it may have arrived. */
  isAnnounced: boolean;
};

type StoredFile = Omit<KeptFile, "isAnnounced"> & {
  keptAtMs: number;
  /** The page that sends it. */
  pageId: string;
};

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** More than this is not kept; the names are. */
const maximumKeptBytes = 1024 ** 3;
const filesAtOnce = 50;

let keptBytes = 0;

/**
 * Keeps files with their bytes as far as there is room, else only what they are called. Many at once: a page that is
 * left soon has kept them all, where a transaction for each would take seconds.
 */
export async function keepFiles(files: Omit<KeptFile, "isAnnounced">[]): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const records = files.slice(from, from + filesAtOnce).map(recordOf);
    if (await areStored(records)) continue;
    for (const record of records) {
      if ((await areStored([record])) || !record.file) continue;
      keptBytes -= record.sizeBytes;
      await areStored([{ ...record, file: null }]);
    }
  }
}

function recordOf(file: Omit<KeptFile, "isAnnounced">): StoredFile {
  const fits = file.file !== null && keptBytes + file.sizeBytes <= maximumKeptBytes;
  if (fits) keptBytes += file.sizeBytes;
  return { ...file, file: fits ? file.file : null, keptAtMs: Date.now(), pageId };
}

/** Remembers that the server knows these files. */
export async function markAnnounced(fileIds: string[]): Promise<void> {
  await change(["announced"], (stores) => {
    for (const fileId of fileIds) stores("announced").put(true, fileId);
  });
}

/** Forgets files that have arrived, or that nobody wants any more. */
export async function forgetFiles(fileIds: string[]): Promise<void> {
  await change(["files", "announced"], (stores) => {
    for (const fileId of fileIds) {
      stores("files").delete(fileId);
      stores("announced").delete(fileId);
    }
  });
}

/**
 * Takes over the files of a screening whose page was left while they were on their way, and names those that another
 * page is sending: of two pages that ask at once, one gets a file.
 */
export async function takeOverKeptFiles(
  screeningId: string,
  kind: KeptFile["kind"],
): Promise<{ left: KeptFile[]; sentElsewhere: string[] }> {
  try {
    const living = await livingPages();
    const database = await openDatabase();
    const transaction = database.transaction(["files", "announced"], "readwrite");
    const index = transaction.objectStore("files").index("screening");
    const [stored, announced] = await Promise.all([
      answerOf<StoredFile[]>(index.getAll([screeningId, kind])),
      answerOf<IDBValidKey[]>(transaction.objectStore("announced").getAllKeys()),
    ]);
    const known = new Set(announced);
    const [fresh, old] = [stored.filter(isFresh), stored.filter((file) => !isFresh(file))];
    const left = fresh.filter((file) => file.pageId !== pageId && !living?.has(file.pageId));
    for (const file of left) transaction.objectStore("files").put({ ...file, pageId });
    await ended(transaction);
    await forgetFiles(old.map(({ fileId }) => fileId));
    return {
      left: left.map(({ keptAtMs: _, pageId: __, ...file }) => {
        return { ...file, isAnnounced: known.has(file.fileId) };
      }),
      sentElsewhere: fresh.flatMap((file) =>
        file.pageId !== pageId && living?.has(file.pageId) ? [file.fileId] : [],
      ),
    };
  } catch {
    // A browser that keeps nothing (a private window, a full disk): the files have to be chosen again.
    return { left: [], sentElsewhere: [] };
  }
}

function isFresh(file: StoredFile): boolean {
  return Date.now() - file.keptAtMs < weekMs;
}

/** All of them or none. */
async function areStored(records: readonly StoredFile[]): Promise<boolean> {
  try {
    const database = await openDatabase();
    const transaction = database.transaction("files", "readwrite");
    for (const record of records) transaction.objectStore("files").put(record);
    await ended(transaction);
    return true;
  } catch {
    return false;
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
