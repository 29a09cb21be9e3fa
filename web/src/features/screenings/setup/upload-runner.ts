import { deleteScreeningFile, requestUploads, uploadDone } from "@winnow/contract/screenings.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { newUuid } from "./new-uuid.ts";
import { sendFile } from "./send-file.ts";
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

/** Sends the files of one screening and keeps at it, whichever page is open. */
export type UploadRunner = {
  uploads: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: File[]) => void;
  retry: (keys: string[]) => void;
  /** Stops sending and forgets; the server forgets it too. */
  cancel: (key: string) => void;
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
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;
  let added = 0;

  window.addEventListener("online", () => retry(stalledKeys()));
  window.addEventListener("beforeunload", (event) => {
    if (uploads.some(isRunning)) event.preventDefault();
  });

  return {
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    retry,
    cancel,
    release: (keys) => {
      for (const key of keys) files.delete(key);
      dispatch({ type: "dropped", keys });
    },
  };

  function add(chosen: File[]) {
    const newFiles = chosen.map((file) => {
      const key = `upload-${++added}`;
      files.set(key, file);
      return { key, fileId: newUuid(), name: file.name, sizeBytes: file.size, type: file.type };
    });
    dispatch({ type: "added", files: newFiles });
  }

  function retry(keys: string[]) {
    if (keys.length > 0) dispatch({ type: "retried", keys });
  }

  function cancel(key: string) {
    const upload = find(key);
    if (!upload) return;
    aborts.get(key)?.();
    if (upload.link !== null) discard(upload.fileId);
    files.delete(key);
    dispatch({ type: "dropped", keys: [key] });
  }

  function dispatch(event: UploadEvent) {
    uploads = afterUploadEvent(uploads, event);
    for (const listener of listeners) listener();
    // Progress frees nothing, so there is nothing new to do.
    if (event.type !== "progressed") goOn();
  }

  function goOn() {
    clearTimeout(wakeTimer);
    for (const step of nextUploadSteps(uploads, Date.now())) perform(step);
    const wakeAtMs = nextWakeMs(uploads, Date.now());
    if (wakeAtMs !== null) wakeTimer = setTimeout(goOn, Math.max(0, wakeAtMs - Date.now()));
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
    const asked = keys.flatMap((key) => find(key) ?? []).filter((upload) => upload.state === "waiting");
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
        return answer
          ? [{ key, fileId: answer.file_id, link: answer.link, reason: answer.failure?.message ?? null }]
          : [];
      });
      for (const answer of answers) {
        // Cancelled while its link was on the way.
        if (!find(answer.key) && answer.link) discard(answer.fileId);
      }
      dispatch({ type: "linksGiven", answers });
    } catch (error) {
      dispatch(
        failureEvent(
          error,
          asked.map(({ key }) => key),
        ),
      );
    }
  }

  async function send(key: string) {
    const upload = find(key);
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
    aborts.delete(key);
    switch (outcome) {
      case "stored":
        return dispatch({ type: "sendFinished", key });
      case "connectionFailed":
        return dispatch({ type: "connectionFailed", keys: [key], nowMs: Date.now() });
      case "linkExpired":
        return dispatch({ type: "linkExpired", key });
      case "aborted":
        return;
    }
  }

  async function confirm(keys: string[]) {
    const asked = keys.flatMap((key) => find(key) ?? []).filter((upload) => upload.state === "sent");
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
          ? [{ key: upload.key, hasArrived: answer.has_arrived, reason: answer.failure?.message ?? null }]
          : [{ key: upload.key, hasArrived: false, reason: null }];
      });
      dispatch({ type: "confirmed", answers });
    } catch (error) {
      dispatch(
        failureEvent(
          error,
          asked.map(({ key }) => key),
        ),
      );
    }
  }

  /** As far as possible; what stays behind can be removed in the list. */
  function discard(fileId: string) {
    call(deleteScreeningFile, {
      params: { screening_id: screeningId },
      query: { file_id: fileId },
    }).catch(() => undefined);
  }

  function find(key: string): Upload | undefined {
    return uploads.find((upload) => upload.key === key);
  }

  function stalledKeys(): string[] {
    return uploads.filter((upload) => upload.state === "stalled").map((upload) => upload.key);
  }
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
    : { type: "connectionFailed", keys, nowMs: Date.now() };
}
