const databaseName = "winnow-files";

let opening: Promise<IDBDatabase> | null = null;

/** Where files are kept (`kept-files.ts`): their records, and which of them the server was told of. */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const files = request.result.createObjectStore("files", { keyPath: "fileId" });
      files.createIndex("screening", ["screeningId", "kind"]);
      request.result.createObjectStore("announced");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The store of kept files is blocked."));
  });
  return opening;
}

/** What cannot be kept or forgotten is no fault of the upload, which goes on. */
export async function change(
  names: ("files" | "announced")[],
  act: (stores: (name: "files" | "announced") => IDBObjectStore) => void,
): Promise<void> {
  try {
    const database = await openDatabase();
    const transaction = database.transaction(names, "readwrite");
    act((name) => transaction.objectStore(name));
    await ended(transaction);
  } catch {
    return;
  }
}

/** Forgets everything, as when somebody signs out. */
export function forgetAllFiles(): Promise<void> {
  return change(["files", "announced"], (stores) => {
    stores("files").clear();
    stores("announced").clear();
  });
}

export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
