import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptRecording } from "./kept-recording.ts";
import { recordingsOfTab } from "./recordings-of-tab.ts";

export type KeptPart = {
  recordingId: string;
  number: number;
  bytes: ArrayBuffer;
};

/** A written answer as it was typed last. */
export type KeptText = {
  token: string;
  questionId: string;
  text: string;
  version: number;
  /** The last version that the server said it had. */
  confirmedVersion: number;
};

interface Kept extends DBSchema {
  recordings: { key: string; value: KeptRecording; indexes: { token: string } };
  parts: { key: [string, number]; value: KeptPart };
  texts: { key: [string, string]; value: KeptText };
}

/** Bytes are kept as buffers, since Safari loses blobs in private windows. */
let opening: Promise<IDBPDatabase<Kept>> | null = null;

function openDatabase(): Promise<IDBPDatabase<Kept>> {
  opening ??= Promise.race([
    openDB<Kept>("winnow-interview", 1, {
      upgrade: (database) => {
        database.createObjectStore("recordings", { keyPath: "id" }).createIndex("token", "token");
        database.createObjectStore("parts", { keyPath: ["recordingId", "number"] });
        database.createObjectStore("texts", { keyPath: ["token", "questionId"] });
      },
    }),
    tooLate(),
  ]);
  return opening;
}

/** Some browsers never say that they have no store. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The browser does not open its store.")), 5_000);
  });
}

/** What a browser cannot keep (a private window, a full disk) stays in memory, and the work goes on: null. */
async function attempt<T>(act: (database: IDBPDatabase<Kept>) => Promise<T>): Promise<T | null> {
  try {
    return await act(await openDatabase());
  } catch {
    return null;
  }
}

/**
 * Keeps a recording, with as much as there is of its newest part; false where there is no room for it. Then how much there is
 * of it stays with the tab, so that after a reload nothing is taken for missing that has arrived.
 */
export async function keepRecording(recording: KeptRecording, part?: KeptPart): Promise<boolean> {
  const kept = await attempt(async (database) => {
    const transaction = database.transaction(["recordings", "parts"], "readwrite");
    void transaction.objectStore("recordings").put(recording);
    if (part) void transaction.objectStore("parts").put(part);
    await transaction.done;
    return true;
  });
  if (kept) recordingsOfTab.forget(recording.id);
  else recordingsOfTab.keep(recording);
  return kept ?? false;
}

export async function keptRecordings(token: string): Promise<KeptRecording[]> {
  const stored = (await attempt((database) => database.getAllFromIndex("recordings", "token", token))) ?? [];
  const ofTab = recordingsOfTab.list(token);
  const newer = new Set(ofTab.map(({ id }) => id));
  return [...stored.filter(({ id }) => !newer.has(id)), ...ofTab];
}

/** Numbers of the parts that are still kept. */
export async function keptPartNumbers(recordingId: string): Promise<number[]> {
  const keys = await attempt((database) => database.getAllKeys("parts", ofRecording(recordingId)));
  return (keys ?? []).map(([, number]) => number);
}

/** Null when it is not there. Throws when the store cannot be read just now. */
export async function keptPart(recordingId: string, number: number): Promise<KeptPart | null> {
  const database = await openDatabase();
  return (await database.get("parts", [recordingId, number])) ?? null;
}

export async function forgetPart(recordingId: string, number: number): Promise<void> {
  await attempt((database) => database.delete("parts", [recordingId, number]));
}

/** All parts of a recording that nobody waits for any more. */
export async function forgetParts(recordingId: string): Promise<void> {
  await attempt((database) => database.delete("parts", ofRecording(recordingId)));
}

export async function keepText(text: KeptText): Promise<boolean> {
  return (await attempt((database) => database.put("texts", text))) !== null;
}

export async function keptText(token: string, questionId: string): Promise<KeptText | null> {
  return (await attempt((database) => database.get("texts", [token, questionId]))) ?? null;
}

/** Everything of an interview that is over. */
export async function forgetInterview(token: string): Promise<void> {
  for (const { id } of await keptRecordings(token)) {
    await forgetParts(id);
    await attempt((database) => database.delete("recordings", id));
    recordingsOfTab.forget(id);
  }
  await attempt((database) => database.delete("texts", IDBKeyRange.bound([token], [token, []])));
}

function ofRecording(recordingId: string): IDBKeyRange {
  return IDBKeyRange.bound([recordingId], [recordingId, []]);
}
