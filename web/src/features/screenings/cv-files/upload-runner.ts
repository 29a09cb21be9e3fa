import { failures } from "@winnow/contract/failures.ts";
import { type CvFile, deleteScreeningFile, requestUploads, uploadDone } from "@winnow/contract/screenings.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import {
  forgetFiles,
  type KeptFile,
  keepFiles,
  markAnnounced,
  takeOverKeptFiles,
} from "../../../api/kept-files.ts";
import { newUuid } from "../../../api/new-uuid.ts";
import { sendFile } from "../../../api/send-file.ts";
import { onSessionEnd } from "../../../api/session.ts";
import { sayField } from "../../../words/said-failure.ts";
import { type BatchProgress, batchProgress, type Released } from "./batch-progress.ts";
import {
  afterUploadEvent,
  isRunning,
  nextUploadSteps,
  nextWakeMs,
  type Upload,
  type UploadEvent,
  type UploadStep,
} from "./upload-queue.ts";

export type UploadKind = "cv" | "jd";

export type UploadSnapshot = {
  uploads: readonly Upload[];
  isPaused: boolean;
  batch: BatchProgress;
  /** Files that other pages of this browser were sending at one of the last two looks; null before the first. */
  sentElsewhere: ReadonlySet<string> | null;
};

/**
 * Sends the files of one screening and keeps at it, whichever page is open. What has not arrived is kept in the
 * browser: after a reload it goes on with what is missing.
 */
export type UploadRunner = {
  snapshot: () => UploadSnapshot;
  subscribe: (listener: () => void) => () => void;
  add: (files: File[]) => void;
  /** Goes on with what another page has left behind, and looks which files others are sending. */
  takeOver: () => Promise<void>;
  /** Goes on with an upload whose file had to be chosen again; one that only the server knows of is adopted. */
  adopt: (found: { upload: { key: string; fileId: string }; file: File }[]) => void;
  retry: (keys: string[]) => void;
  pause: () => void;
  resume: () => void;
  /** Stops sending and forgets; the server forgets it too. */
  cancel: (keys: string[]) => void;
  /** Forgets uploads that the server's own list shows by now. */
  release: (keys: string[]) => void;
};

const runners = new Map<string, UploadRunner>();

/** The one runner of a screening's CVs or JD; it outlives the page, so that moving about loses nothing. */
export function uploadRunnerOf(screeningId: string, kind: UploadKind): UploadRunner {
  const key = `${kind} ${screeningId}`;
  const existing = runners.get(key);
  if (existing) return existing;
  const runner = createUploadRunner(screeningId, kind);
  runners.set(key, runner);
  return runner;
}

function createUploadRunner(screeningId: string, kind: UploadKind): UploadRunner {
  const files = new Map<string, File>();
  const aborts = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let isPaused = false;
  let released: Released = { files: 0, bytes: 0, sinceMs: 0 };
  let sentElsewhere: ReadonlySet<string> | null = null;
  let lastSeenElsewhere: readonly string[] = [];
  let snapshot: UploadSnapshot = {
    uploads,
    isPaused,
    batch: batchProgress(uploads, released, 0),
    sentElsewhere,
  };
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;
  let publishTimer: ReturnType<typeof setTimeout> | undefined;

  const life = new AbortController();
  const { signal } = life;
  signal.addEventListener("abort", onSessionEnd(end));
  void takeOver();
  window.addEventListener("online", () => retry(stalledKeys()), { signal });
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (uploads.some(isRunning)) event.preventDefault();
    },
    { signal },
  );

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    takeOver,
    adopt,
    retry,
    pause() {
      isPaused = true;
      for (const abort of aborts.values()) abort();
      dispatch({ type: "paused" });
    },
    resume() {
      isPaused = false;
      dispatch({ type: "retried", keys: stalledKeys() });
    },
    cancel,
    release(keys) {
      const gone = uploads.filter((upload) => keys.includes(upload.key) && upload.state === "arrived");
      released = {
        ...released,
        files: released.files + gone.length,
        bytes: released.bytes + gone.reduce((sum, upload) => sum + upload.sizeBytes, 0),
      };
      drop(keys);
    },
  };

  /** With the session: what is on its way belongs to the account. */
  function end() {
    life.abort();
    runners.delete(`${kind} ${screeningId}`);
    for (const abort of aborts.values()) abort();
    dispatch({ type: "dropped", keys: keysOf(uploads) });
  }

  function add(chosen: File[]) {
    begin();
    const added = chosen.map((file) => {
      const fileId = newUuid();
      files.set(fileId, file);
      return { key: fileId, fileId, name: file.name, sizeBytes: file.size, type: file.type };
    });
    dispatch({ type: "added", files: added });
    const running = uploads.filter(isRunning).map(({ key }) => key);
    keep(added.filter(({ key }) => running.includes(key)));
  }

  function adopt(found: { upload: { key: string; fileId: string }; file: File }[]) {
    begin();
    for (const { upload, file } of found) files.set(upload.key, file);
    const unknown = found.filter(({ upload }) => !byKey(upload.key));
    const added = unknown.map(({ upload, file }) => ({
      ...upload,
      name: file.name,
      sizeBytes: file.size,
      type: file.type,
    }));
    dispatch({ type: "added", files: added });
    dispatch({ type: "found", keys: found.map(({ upload }) => upload.key) });
    keep(found.flatMap(({ upload }) => byKey(upload.key) ?? []));
  }

  async function takeOver() {
    const { left, sentElsewhere: elsewhere } = await takeOverKeptFiles(screeningId, kind);
    if (signal.aborted) return;
    // What has arrived since the look before may still stand as being on its way in the server's list of then.
    sentElsewhere = new Set([...lastSeenElsewhere, ...elsewhere]);
    lastSeenElsewhere = elsewhere;
    restore(left.filter(({ fileId }) => !byKey(fileId)));
    publish();
  }

  function restore(kept: KeptFile[]) {
    if (kept.length === 0) return;
    begin();
    for (const { fileId, file, name, type } of kept) {
      if (file) files.set(fileId, new File([file], name, { type }));
    }
    dispatch({
      type: "restored",
      files: kept.map(({ fileId, name, sizeBytes, type, file, isAnnounced }) => {
        return { key: fileId, fileId, name, sizeBytes, type, isKept: file !== null, isAnnounced };
      }),
    });
  }

  /** A new batch begins when nothing of the one before is on its way any more. */
  function begin() {
    if (!uploads.some(isRunning)) released = { files: 0, bytes: 0, sinceMs: Date.now() };
  }

  function keep(given: Pick<Upload, "key" | "fileId" | "name" | "sizeBytes" | "type">[]) {
    void keepFiles(
      given.map(({ key, fileId, name, sizeBytes, type }) => {
        return { fileId, screeningId, kind, name, sizeBytes, type, file: files.get(key) ?? null };
      }),
    );
  }

  function retry(keys: string[]) {
    if (keys.length > 0) dispatch({ type: "retried", keys });
  }

  function cancel(keys: string[]) {
    for (const upload of keys.flatMap((key) => byKey(key) ?? [])) {
      aborts.get(upload.key)?.();
      if (upload.link !== null || upload.sentBytes > 0 || upload.state === "lost") discard(upload.fileId);
    }
    drop(keys);
  }

  function drop(keys: string[]) {
    void forgetFiles(keys);
    for (const key of keys) files.delete(key);
    dispatch({ type: "dropped", keys });
  }

  function dispatch(event: UploadEvent) {
    uploads = afterUploadEvent(uploads, event);
    // With three files on their way there are hundreds of events a second; the eye needs ten.
    if (["added", "restored", "dropped", "paused"].includes(event.type)) publish();
    else if (publishTimer === undefined) publishTimer = setTimeout(publish, 100);
    // Progress frees nothing, so there is nothing new to do.
    if (event.type !== "progressed") takeSteps();
  }

  function publish() {
    clearTimeout(publishTimer);
    publishTimer = undefined;
    snapshot = { uploads, isPaused, batch: batchProgress(uploads, released, Date.now()), sentElsewhere };
    for (const listener of listeners) listener();
  }

  function takeSteps() {
    clearTimeout(wakeTimer);
    for (const step of nextUploadSteps(uploads, Date.now(), isPaused)) perform(step);
    const wakeAtMs = nextWakeMs(uploads, Date.now());
    if (wakeAtMs !== null) wakeTimer = setTimeout(takeSteps, Math.max(0, wakeAtMs - Date.now()));
  }

  function perform(step: UploadStep) {
    // A step before this one may have changed the queue already; each does its own thing only once.
    switch (step.type) {
      case "askLinks":
        return void askLinks(step.keys);
      case "send":
        return void send(step.key);
      case "confirm":
        return void confirm(step.keys);
    }
  }

  async function askLinks(keys: string[]) {
    const asked = keys.flatMap((key) => byKey(key) ?? []).filter((upload) => upload.state === "waiting");
    if (asked.length === 0) return;
    dispatch({ type: "linksAsked", keys: asked.map((upload) => upload.key) });
    try {
      const { uploads: given } = await call(requestUploads, {
        params: { screening_id: screeningId },
        body: {
          kind,
          files: asked.map(({ fileId, name, sizeBytes, type }) => ({
            file_id: fileId,
            name,
            size: sizeBytes,
            type,
          })),
        },
      });
      const answers = asked.flatMap(({ key }, index) => {
        const answer = given[index];
        return answer ? [{ key, fileId: answer.file_id, link: answer.link, reason: reasonOf(answer) }] : [];
      });
      for (const answer of answers) {
        // Cancelled while its link was on the way.
        if (!byKey(answer.key) && answer.link) discard(answer.fileId);
      }
      void markAnnounced(answers.filter(({ link }) => link !== null).map(({ fileId }) => fileId));
      dispatch({ type: "linksGiven", answers });
    } catch (error) {
      dispatch(failureEvent(error, keysOf(asked)));
    }
  }

  async function send(key: string) {
    const upload = byKey(key);
    const file = files.get(key);
    if (!upload?.link || !file || upload.state !== "ready") return;
    dispatch({ type: "sendStarted", key });
    const sending = sendFile({
      file,
      link: upload.link,
      onProgress: (sentBytes) => dispatch({ type: "progressed", key, sentBytes }),
    });
    aborts.set(key, sending.abort);
    const outcome = await sending.outcome;
    if (aborts.get(key) === sending.abort) aborts.delete(key);
    switch (outcome) {
      case "stored":
        return dispatch({ type: "sendFinished", key });
      case "connectionFailed":
      case "storageFull":
      case "storageUnavailable":
        return dispatch({ type: "sendFailed", keys: [key], nowMs: Date.now(), cause: outcome });
      case "linkExpired":
        return dispatch({ type: "linkExpired", key });
      case "aborted":
        return;
    }
  }

  async function confirm(keys: string[]) {
    const asked = keys.flatMap((key) => byKey(key) ?? []).filter((upload) => upload.state === "sent");
    const fileIds = asked.map((upload) => upload.fileId);
    if (fileIds.length === 0) return;
    dispatch({ type: "confirmAsked", keys: asked.map((upload) => upload.key) });
    try {
      const { files: answered } = await call(uploadDone, {
        body: { screening_id: screeningId, file_ids: fileIds },
      });
      const answers = asked.flatMap((upload) => {
        const answer = answered.find((each) => each.file_id === upload.fileId);
        return answer
          ? [{ key: upload.key, hasArrived: answer.has_arrived, reason: reasonOf(answer) }]
          : [{ key: upload.key, hasArrived: false, reason: null }];
      });
      dispatch({ type: "confirmed", answers });
    } catch (error) {
      const isAnyUnknown = error instanceof ApiError && error.code === failures.fileNotFound.code;
      if (!isAnyUnknown) return dispatch(failureEvent(error, keysOf(asked)));
      // One of them was removed in the meantime, and nothing was taken in: each is asked for by itself.
      const [only] = asked;
      if (asked.length === 1 && only) return dispatch({ type: "linkExpired", key: only.key });
      for (const { key } of asked) {
        dispatch({ type: "sendFinished", key });
        await confirm([key]);
      }
    }
  }

  /** As far as possible; what stays behind can be removed in the list. */
  function discard(fileId: string) {
    call(deleteScreeningFile, {
      params: { screening_id: screeningId },
      query: { file_id: fileId },
    }).catch(() => undefined);
  }

  function byKey(key: string): Upload | undefined {
    return uploads.find((upload) => upload.key === key);
  }

  function stalledKeys(): string[] {
    return uploads.filter((upload) => upload.state === "stalled").map((upload) => upload.key);
  }
}

function keysOf(uploads: readonly Upload[]): string[] {
  return uploads.map((upload) => upload.key);
}

function reasonOf({ failure }: Pick<CvFile, "failure">): string | null {
  return failure && sayField(failure);
}

/** A refusal is final; whatever may pass (no answer, a busy server, a session that ended) keeps the file. */
function failureEvent(error: unknown, keys: string[]): UploadEvent {
  const isFinal =
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status);
  return isFinal
    ? { type: "refused", keys, reason: error.message }
    : { type: "sendFailed", keys, nowMs: Date.now(), cause: "connectionFailed" };
}
