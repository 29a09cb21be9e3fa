import { maximumFileBytes } from "@winnow/contract/limits.ts";
import type { UploadLink } from "../../../api/send-file.ts";
import { wordsOf } from "../../../words/words.ts";

/** Links asked for at once, files sent at once, automatic tries before a person is asked. */
export const linksPerRequest = 50;
export const simultaneousSends = 3;
export const automaticTries = 5;

/**
 * - waiting: has no link yet (or needs a new one); linking: a link is being asked for
 * - ready: has a link; sending: its bytes are on the way
 * - sent: all bytes are stored; confirming: the server is being told; arrived: the server has said so
 * - stalled: the connection failed too often, the file is kept; refused: it will not be accepted as it is
 * - lost: the page was left before it was sent and the browser has not kept it; it has to be chosen again
 */
export type UploadState =
  | "waiting"
  | "linking"
  | "ready"
  | "sending"
  | "sent"
  | "confirming"
  | "arrived"
  | "stalled"
  | "refused"
  | "lost";

export type Upload = {
  key: string;
  name: string;
  sizeBytes: number;
  type: string;
  state: UploadState;
  /** Made here, so that asking for a link twice is asking once. */
  fileId: string;
  link: UploadLink | null;
  sentBytes: number;
  tries: number;
  /** Not to be touched before this moment, after a failure. */
  restsUntilMs: number;
  reason: string | null;
  /** False for an upload of an earlier visit whose bytes this browser has not kept. */
  hasBytes: boolean;
};

type NewUpload = Pick<Upload, "key" | "fileId" | "name" | "sizeBytes" | "type">;
/** What is known of an upload that an earlier visit began. */
export type EarlierUpload = NewUpload & { isKept: boolean; isAnnounced: boolean };

export type UploadEvent =
  | { type: "added"; files: NewUpload[] }
  | { type: "restored"; files: EarlierUpload[] }
  /** Lost files that were chosen again. */
  | { type: "found"; keys: string[] }
  /** Sends under way are broken off, to be begun again. */
  | { type: "paused" }
  | { type: "linksAsked"; keys: string[] }
  | {
      type: "linksGiven";
      answers: { key: string; fileId: string; link: UploadLink | null; reason: string | null }[];
    }
  | { type: "sendStarted"; key: string }
  | { type: "progressed"; key: string; sentBytes: number }
  | { type: "sendFinished"; key: string }
  | { type: "linkExpired"; key: string }
  | { type: "confirmAsked"; keys: string[] }
  | { type: "confirmed"; answers: { key: string; hasArrived: boolean; reason: string | null }[] }
  | { type: "sendFailed"; keys: string[]; nowMs: number; cause: StallCause }
  | { type: "refused"; keys: string[]; reason: string }
  | { type: "retried"; keys: string[] }
  | { type: "dropped"; keys: string[] };

export type UploadStep =
  | { type: "askLinks"; keys: string[] }
  | { type: "send"; key: string }
  | { type: "confirm"; keys: string[] };

/** The queue after an event. Events about uploads that were dropped in the meantime change nothing. */
export function afterUploadEvent(uploads: readonly Upload[], event: UploadEvent): Upload[] {
  switch (event.type) {
    case "added":
      return [...uploads, ...event.files.map(newUpload)];
    case "restored":
      return [...uploads, ...event.files.map(restoredUpload)];
    case "found":
      return change(uploads, event.keys, (upload) => ({
        hasBytes: true,
        ...(upload.state === "lost" ? { state: "waiting", reason: null } : {}),
      }));
    case "paused":
      return change(uploads, keysOf(uploads), (upload) =>
        upload.state === "sending" ? { state: "ready", sentBytes: 0 } : {},
      );
    case "linksAsked":
      return change(uploads, event.keys, () => ({ state: "linking" }));
    case "linksGiven":
      return event.answers.reduce(
        (queue, { key, fileId, link, reason }) =>
          change(queue, [key], () =>
            link ? { state: "ready", fileId, link } : { state: "refused", fileId, link, reason },
          ),
        [...uploads],
      );
    case "sendStarted":
      return change(uploads, [event.key], () => ({ state: "sending", sentBytes: 0 }));
    case "progressed":
      return change(uploads, [event.key], () => ({ sentBytes: event.sentBytes }));
    case "sendFinished":
      return change(uploads, [event.key], (upload) => ({
        state: "sent",
        sentBytes: upload.sizeBytes,
        tries: 0,
        restsUntilMs: 0,
      }));
    case "linkExpired":
      return change(uploads, [event.key], (upload) =>
        !upload.hasBytes
          ? { ...withoutLink, state: "lost", reason: words().lost }
          : upload.tries + 1 >= automaticTries
            ? { ...withoutLink, state: "stalled", tries: 0, reason: words().stalled.connectionFailed }
            : { ...withoutLink, state: "waiting", tries: upload.tries + 1 },
      );
    case "confirmAsked":
      return change(uploads, event.keys, () => ({ state: "confirming" }));
    case "confirmed":
      return event.answers.reduce(
        (queue, answer) => change(queue, [answer.key], (upload) => afterConfirmation(upload, answer)),
        [...uploads],
      );
    case "sendFailed":
      return change(uploads, event.keys, (upload) => afterSendFailure(upload, event));
    case "refused":
      return change(uploads, event.keys, () => ({ state: "refused", reason: event.reason }));
    case "retried":
      return change(uploads, event.keys, (upload) => ({
        ...startAgain(upload),
        tries: 0,
        restsUntilMs: 0,
        reason: null,
      }));
    case "dropped":
      return uploads.filter((upload) => !event.keys.includes(upload.key));
  }
}

/**
 * What to do now: one request for links and one confirmation at a time, and as many sends as are free. While the
 * queue is paused, only what is stored already is confirmed.
 */
export function nextUploadSteps(uploads: readonly Upload[], nowMs: number, isPaused = false): UploadStep[] {
  const due = uploads.filter((upload) => upload.restsUntilMs <= nowMs);
  const steps: UploadStep[] = [];

  const sent = due.filter((upload) => upload.state === "sent");
  if (sent.length > 0 && countIn(uploads, "confirming") === 0) {
    steps.push({ type: "confirm", keys: keysOf(sent).slice(0, linksPerRequest) });
  }
  if (isPaused) return steps;

  const ready = due.filter((upload) => upload.state === "ready");
  const freeSends = simultaneousSends - countIn(uploads, "sending");
  for (const upload of ready.slice(0, Math.max(0, freeSends))) steps.push({ type: "send", key: upload.key });

  // A link lives ten minutes only, so the next ones are asked for when the present ones are nearly used up.
  const waiting = due.filter((upload) => upload.state === "waiting");
  if (waiting.length > 0 && countIn(uploads, "linking") === 0 && ready.length <= simultaneousSends) {
    steps.push({ type: "askLinks", keys: keysOf(waiting).slice(0, linksPerRequest) });
  }
  return steps;
}

/** When the queue wants to be looked at again by itself: the end of the shortest rest. */
export function nextWakeMs(uploads: readonly Upload[], nowMs: number): number | null {
  const rests = uploads
    .filter((upload) => isRunning(upload) && upload.restsUntilMs > nowMs)
    .map((upload) => upload.restsUntilMs);
  return rests.length === 0 ? null : Math.min(...rests);
}

/** Still going on by itself, without a person. */
export function isRunning(upload: Upload): boolean {
  return !["arrived", "stalled", "refused", "lost"].includes(upload.state);
}

/** 1, 2, 4, 8 seconds after the first, second … failure, and never more than 30. */
export function backoffMs(tries: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, tries - 1));
}

type StallCause = "connectionFailed" | "storageFull" | "storageUnavailable";

const words = () => wordsOf("cvFiles").upload;
const withoutLink = { link: null, sentBytes: 0 } as const;

function newUpload(file: NewUpload): Upload {
  const reason = earlyRefusal(file.sizeBytes);
  return {
    ...file,
    state: reason === null ? "waiting" : "refused",
    link: null,
    sentBytes: 0,
    tries: 0,
    restsUntilMs: 0,
    reason,
    hasBytes: true,
  };
}

/** One that the server was told of may have arrived, so it is asked for before anything is sent again. */
function restoredUpload({ isKept, isAnnounced, ...file }: EarlierUpload): Upload {
  const upload = { ...newUpload(file), hasBytes: isKept };
  if (upload.state === "refused") return upload;
  if (isAnnounced) return { ...upload, state: "sent", sentBytes: upload.sizeBytes };
  return isKept ? upload : { ...upload, state: "lost", reason: words().lost };
}

/** What the size alone tells, before anything is sent. */
function earlyRefusal(sizeBytes: number): string | null {
  if (sizeBytes === 0) return words().empty;
  return sizeBytes > maximumFileBytes ? words().tooLarge : null;
}

function afterConfirmation(
  upload: Upload,
  answer: { hasArrived: boolean; reason: string | null },
): Partial<Upload> {
  if (answer.hasArrived) return { state: "arrived" };
  if (answer.reason !== null) return { state: "refused", reason: answer.reason };
  // The object is not there although its bytes were sent: send it again.
  return afterUploadEvent([upload], { type: "linkExpired", key: upload.key })[0] ?? {};
}

function afterSendFailure(
  upload: Upload,
  { nowMs, cause }: { nowMs: number; cause: StallCause },
): Partial<Upload> {
  const tries = upload.tries + 1;
  if (tries >= automaticTries) {
    return { ...startAgain(upload), state: "stalled", tries, reason: words().stalled[cause] };
  }
  return { ...startAgain(upload), tries, restsUntilMs: nowMs + backoffMs(tries) };
}

/** A file whose bytes are stored is only confirmed again; one with a link is sent again; else it needs a link. */
function startAgain(upload: Upload): Partial<Upload> {
  const isStored = upload.sentBytes >= upload.sizeBytes && upload.state !== "sending";
  if (isStored) return { state: "sent" };
  if (upload.link !== null) return { state: "ready", sentBytes: 0 };
  return { state: "waiting", sentBytes: 0 };
}

function change(
  uploads: readonly Upload[],
  keys: readonly string[],
  difference: (upload: Upload) => Partial<Upload>,
): Upload[] {
  const chosen = new Set(keys);
  return uploads.map((upload) => (chosen.has(upload.key) ? { ...upload, ...difference(upload) } : upload));
}

function countIn(uploads: readonly Upload[], state: UploadState): number {
  return uploads.filter((upload) => upload.state === state).length;
}

function keysOf(uploads: readonly Upload[]): string[] {
  return uploads.map((upload) => upload.key);
}
