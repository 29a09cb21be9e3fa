import { type DraftFields, keepDraft as keepDraftCall } from "@winnow/contract/drafts.ts";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { pageId } from "./page-life.ts";
import { onSessionEnd } from "./session.ts";

/** Which draft: the screening or result that it is about, and what is being typed there. */
export type DraftPlace = { subjectId: string; name: string };

/** As the server has to keep it; null once it is saved or dropped. */
type Change = { fields: DraftFields | null; pageId: string; change: number };

const prefix = "winnow-draft ";
const pauseMs = 400;
const pauseAfterTroubleMs = 5_000;

let lastChange = 0;

/** What this page knows of drafts; it is newer than what the server told before. */
const known = new Map<string, DraftFields | null>();
/** What the server has not confirmed yet; a copy in the local storage survives a reload without a network. */
const unsent = new Map<string, Change>();
const onTheirWay = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

onSessionEnd(() => {
  clearTimeout(timer);
  known.clear();
  unsent.clear();
});
window.addEventListener("pagehide", () => void flushDrafts({ keepalive: true }));
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void flushDrafts({ keepalive: true });
});
window.addEventListener("online", () => void flushDrafts());

/** Keeps what was typed: at once in this browser, and on the server while it is being typed. */
export function keepDraft(place: DraftPlace, fields: DraftFields | null): void {
  const key = keyOf(place);
  if (fields === null && readDraft(place) === null) return;
  lastChange += 1;
  known.set(key, fields);
  remember(key, { fields, pageId, change: lastChange });
  schedule(pauseMs);
  for (const listener of listeners) listener();
}

/** What this page knows of a draft; undefined where only the server can tell. */
export function readDraft(place: DraftPlace): DraftFields | null | undefined {
  const key = keyOf(place);
  if (!known.has(key)) resume(key);
  return known.get(key);
}

/** Drops a text that was saved, unless something else was typed since; says whether it is dropped. */
export function dropSavedText(place: DraftPlace, saved: string): boolean {
  const typed = readDraft(place)?.text;
  if (typed !== undefined && typed !== saved) return false;
  keepDraft(place, null);
  return true;
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what the server does not have yet; resolves when each was answered or failed. */
export async function flushDrafts(options: { keepalive?: boolean } = {}): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await Promise.all([...unsent.keys()].map((key) => send(key, options)));
}

/** One at a time per draft, except when the page is left: the number of the change keeps them in order. */
async function send(key: string, { keepalive = false }: { keepalive?: boolean }): Promise<void> {
  if (!keepalive) await onTheirWay.get(key);
  const sent = unsent.get(key);
  if (!sent) return;
  const sending = sendChange(key, sent, keepalive);
  onTheirWay.set(key, sending);
  await sending;
  if (onTheirWay.get(key) === sending) onTheirWay.delete(key);
}

async function sendChange(key: string, sent: Change, keepalive: boolean): Promise<void> {
  try {
    await call(keepDraftCall, {
      params: placeOf(key),
      body: { fields: sent.fields, page_id: sent.pageId, change: sent.change },
      keepalive,
    });
  } catch (error) {
    // What is refused once is refused again: it lives as long as the page. Anything else is tried again.
    const isRefused = error instanceof ApiError && error.status === 400;
    if (!isRefused) return schedule(pauseAfterTroubleMs);
  }
  if (unsent.get(key) !== sent) return;
  unsent.delete(key);
  localStorage.removeItem(prefix + key);
}

function schedule(afterMs: number): void {
  timer ??= setTimeout(() => void flushDrafts(), afterMs);
}

function remember(key: string, change: Change): void {
  unsent.set(key, change);
  try {
    localStorage.setItem(prefix + key, JSON.stringify(change));
  } catch {
    // The browser is full or keeps nothing: until it is sent, the draft lives as long as the page.
  }
}

/** Takes up what an earlier page could not send. */
function resume(key: string): void {
  const stored = storedChange(key);
  if (!stored) return;
  known.set(key, stored.fields);
  unsent.set(key, stored);
  schedule(pauseMs);
}

function storedChange(key: string): Change | null {
  try {
    // Written by `remember` alone; the server checks it again.
    return JSON.parse(localStorage.getItem(prefix + key) ?? "null") as Change | null;
  } catch {
    return null;
  }
}

function keyOf({ subjectId, name }: DraftPlace): string {
  return `${subjectId} ${name}`;
}

function placeOf(key: string): { subject_id: string; name: string } {
  const end = key.indexOf(" ");
  return { subject_id: key.slice(0, end), name: key.slice(end + 1) };
}
