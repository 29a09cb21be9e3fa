import { cvAsRead } from "@winnow/contract/job-forms.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { z } from "zod";
import { newUuid } from "../../../api/new-uuid.ts";
import { nothingTyped, typedCv } from "./typed-cv.ts";

const fileName = z.object({ name: z.string(), sizeBytes: z.number() });

/** Everything that somebody has filled in, as the browser keeps it until it is sent. Consent is given anew each time. */
const filledIn = z.object({
  applicationId: z.uuid(),
  keptAtMs: z.number(),
  /** The CV that the server has and could read; null as long as there is none. */
  cv: fileName.nullable(),
  /** What was read of it, or of the one before. */
  read: cvAsRead.nullable(),
  typed: typedCv,
  /** By question; of a file the id by which it is kept. */
  answers: z.record(z.string(), z.string()),
  /** By question: files that have arrived. */
  answerFiles: z.record(z.string(), fileName),
});
export type FilledIn = z.infer<typeof filledIn>;

/** A month: whoever comes back later begins anew. */
const keptMs = 30 * 24 * 60 * 60 * 1000;
const keyOf = (formId: string) => `winnow job form ${formId}`;
const sentKeyOf = (formId: string) => `winnow job form sent ${formId}`;

/** What this browser has of the form, or the beginning of an application, which another tab then goes on with. */
export function readFilledIn(formId: string): FilledIn {
  const kept = filledIn.safeParse(parsed(stored(() => localStorage.getItem(keyOf(formId)))));
  if (kept.success && Date.now() - kept.data.keptAtMs < keptMs) return kept.data;
  const fresh: FilledIn = {
    applicationId: newUuid(),
    keptAtMs: Date.now(),
    cv: null,
    read: null,
    typed: nothingTyped,
    answers: {},
    answerFiles: {},
  };
  keepFilledIn(formId, fresh);
  return fresh;
}

export function keepFilledIn(formId: string, filled: FilledIn): void {
  stored(() => localStorage.setItem(keyOf(formId), JSON.stringify({ ...filled, keptAtMs: Date.now() })));
}

export async function forgetFilledIn(formId: string): Promise<void> {
  stored(() => localStorage.removeItem(keyOf(formId)));
  await attempt((database) => database.delete("files", IDBKeyRange.bound([formId], [formId, []])));
}

/** Without a link where another tab has sent it, which was the only one to be told. */
const sent = z.object({ receiptLink: z.string().nullable(), email: z.string() });
export type SentApplication = z.infer<typeof sent>;

/** What this tab has sent, so that a reload shows it and no empty form. */
export function readSent(formId: string): SentApplication | null {
  return sent.safeParse(parsed(stored(() => sessionStorage.getItem(sentKeyOf(formId))))).data ?? null;
}

export function keepSent(formId: string, application: SentApplication | null): void {
  stored(() =>
    application === null
      ? sessionStorage.removeItem(sentKeyOf(formId))
      : sessionStorage.setItem(sentKeyOf(formId), JSON.stringify(application)),
  );
}

const sentMark = "sent";

/** Tells the other tabs, which have the same application open. */
export function tellOtherTabs(formId: string): void {
  stored(() => localStorage.setItem(keyOf(formId), sentMark));
}

export function whenSentElsewhere(formId: string, act: () => void, signal: AbortSignal): void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(formId) && newValue === sentMark) act();
  };
  window.addEventListener("storage", look, { signal });
}

interface Kept extends DBSchema {
  /** By form, and `cv` or the id of a question. */
  files: {
    key: [string, string];
    value: { formId: string; slot: string; name: string; type: string; bytes: ArrayBuffer };
  };
}

let opening: Promise<IDBPDatabase<Kept>> | null = null;

function openDatabase(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>("winnow-applications", 1, {
    upgrade: (database) => {
      database.createObjectStore("files", { keyPath: ["formId", "slot"] });
    },
  });
  return opening;
}

/** Bytes are kept as buffers, since Safari loses blobs in private windows. */
export async function keepFile(formId: string, slot: string, file: File): Promise<void> {
  await attempt(async (database) => {
    const { name, type } = file;
    await database.put("files", { formId, slot, name, type, bytes: await file.arrayBuffer() });
  });
}

export async function keptFile(formId: string, slot: string): Promise<File | null> {
  const kept = await attempt((database) => database.get("files", [formId, slot]));
  return kept ? new File([kept.bytes], kept.name, { type: kept.type }) : null;
}

export async function forgetFile(formId: string, slot: string): Promise<void> {
  await attempt((database) => database.delete("files", [formId, slot]));
}

/** What a browser cannot keep (a private window, a full disk) stays in memory, and the work goes on. */
async function attempt<T>(act: (database: IDBPDatabase<Kept>) => Promise<T>): Promise<T | null> {
  try {
    return await act(await openDatabase());
  } catch {
    return null;
  }
}

function stored<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
