import { beginRecording, type InterviewQuestion } from "@winnow/contract/answers.ts";
import { call } from "../../api/call.ts";
import { newUuid } from "../../api/new-uuid.ts";
import { createStore, type Store } from "../../api/store.ts";
import { untilAnswered } from "../../api/until-answered.ts";
import { type DeviceTrouble, deviceTrouble } from "./device-trouble.ts";
import type { InterviewSession } from "./interview-session.ts";
import { mediaTypeHere, type RecordingKind } from "./media-type.ts";
import type { PartSender } from "./part-sender.ts";
import { timeLeft } from "./server-clock.ts";
import type { Signals } from "./signals.ts";

export type StudioState = {
  stream: MediaStream | null;
  kind: RecordingKind | null;
  isOpening: boolean;
  trouble: DeviceTrouble | null;
  status: "idle" | "starting" | "recording" | "stopping";
  questionId: string | null;
  /** By the clock of the page. */
  startedAtMs: number;
  /** What can be played back: recordings of this page. */
  playable: readonly { recordingId: string; url: string }[];
};

export type Studio = {
  store: Store<StudioState>;
  /** Asks for the devices; null with a trouble where that fails. */
  openDevices: (kind: RecordingKind) => Promise<MediaStream | null>;
  closeDevices: () => void;
  /** The answer is given: devices and what could be played back are let go. */
  leave: () => void;
  /** Begins to answer, or goes on, and records. */
  record: (question: InterviewQuestion, kind: RecordingKind, take: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** The most that can go with a page that ends without a word. */
const sliceMs = 500;
/** Less than this is no time to say anything. */
const shortestMs = 1_000;
const bitsPerSecond = { videoBitsPerSecond: 700_000, audioBitsPerSecond: 48_000 };
const constraints: Record<RecordingKind, MediaStreamConstraints> = {
  audio: { audio: true },
  video: {
    audio: true,
    video: {
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 24, max: 30 },
      facingMode: "user",
    },
  },
};

/** Camera, microphone and the one recording that may be running. */
export function createStudio(options: {
  token: string;
  session: InterviewSession;
  sender: PartSender;
  signals: Signals;
  signal: AbortSignal;
}): Studio {
  const { token, session, sender, signals, signal } = options;
  const store = createStore<StudioState>({
    stream: null,
    kind: null,
    isOpening: false,
    trouble: null,
    status: "idle",
    questionId: null,
    startedAtMs: 0,
    playable: [],
  });
  let opening: {
    kind: RecordingKind;
    stream: Promise<MediaStream | null>;
    unwanted: AbortController;
  } | null = null;
  let recorder: MediaRecorder | null = null;
  let stopped: Promise<void> = Promise.resolve();

  function openDevices(kind: RecordingKind): Promise<MediaStream | null> {
    const { stream, kind: openKind } = store.read();
    if (stream && openKind === kind && isLive(stream)) return Promise.resolve(stream);
    if (opening?.kind === kind) return opening.stream;
    closeDevices();
    if (!mediaTypeHere(kind) || !navigator.mediaDevices) {
      store.change({ trouble: { name: "cannotRecord", kind } });
      return Promise.resolve(null);
    }
    store.change({ isOpening: true, trouble: null });
    const unwanted = new AbortController();
    const asked = ask(kind, unwanted.signal).finally(() => {
      if (!unwanted.signal.aborted) opening = null;
    });
    opening = { kind, stream: asked, unwanted };
    return asked;
  }

  /** A person may take a minute to allow it: devices that nobody wants by then are let go at once. */
  async function ask(kind: RecordingKind, unwanted: AbortSignal): Promise<MediaStream | null> {
    try {
      const opened = await navigator.mediaDevices.getUserMedia(constraints[kind]);
      if (unwanted.aborted) {
        letGo(opened);
        return null;
      }
      for (const track of opened.getTracks()) track.addEventListener("ended", () => onLost(kind));
      store.change({ stream: opened, kind, isOpening: false });
      return opened;
    } catch (error) {
      if (!unwanted.aborted) store.change({ trouble: deviceTrouble(error, kind), isOpening: false });
      return null;
    }
  }

  function closeDevices(): void {
    opening?.unwanted.abort();
    opening = null;
    const { stream } = store.read();
    if (stream) letGo(stream);
    store.change({ stream: null, kind: null, isOpening: false });
  }

  function leave(): void {
    closeDevices();
    for (const { url } of store.read().playable) URL.revokeObjectURL(url);
    store.change({ playable: [], trouble: null });
  }

  function onLost(kind: RecordingKind): void {
    const { questionId, status } = store.read();
    store.change({ trouble: { name: "lost", kind } });
    if (status === "recording" && questionId) signals.note("lost_device", questionId);
    void stop();
  }

  async function record(question: InterviewQuestion, kind: RecordingKind, take: number): Promise<void> {
    if (store.read().status !== "idle") return;
    store.change({ status: "starting", questionId: question.id, trouble: null });
    const stream = await openDevices(kind);
    const recordingId = stream ? await begin(question, kind, take) : null;
    if (!stream || !recordingId) {
      store.change({ status: "idle" });
      return;
    }
    start(stream, recordingId);
  }

  /** The server knows of a recording before it runs, so that whatever is recorded has its place. */
  async function begin(
    question: InterviewQuestion,
    kind: RecordingKind,
    take: number,
  ): Promise<string | null> {
    const mediaType = mediaTypeHere(kind);
    // How long the takes were so far decides how much time is left.
    await sender.untilEndsAreTold();
    if (!mediaType || !(await session.begin(question, kind, take))) return null;
    const { interview, clock } = session.store.read();
    const now = interview?.questions.find(({ id }) => id === question.id);
    if (!now || timeLeft(now.answer_ends_at, clock, performance.now()) < shortestMs) {
      store.change({ trouble: { name: "timeUsedUp", kind } });
      return null;
    }
    const recordingId = newUuid();
    const body = {
      visit: session.readVisit(),
      recording_id: recordingId,
      kind,
      take: now.take,
      media_type: mediaType,
    };
    try {
      await untilAnswered(() => call(beginRecording, { params: { token, question_id: question.id }, body }), {
        signal,
      });
    } catch (error) {
      if (!signal.aborted) session.refused(error);
      return null;
    }
    sender.add({ id: recordingId, token, questionId: question.id, kind, take: now.take, mediaType });
    return recordingId;
  }

  function start(stream: MediaStream, recordingId: string): void {
    const recording = sender.store.read().recordings.find(({ id }) => id === recordingId);
    const mediaType = recording?.mediaType ?? "";
    const blobs: Blob[] = [];
    const current = new MediaRecorder(stream, { mimeType: mediaType, ...bitsPerSecond });
    let startedAtMs = performance.now();
    const recordedMs = () => performance.now() - startedAtMs;
    stopped = new Promise((resolve) => {
      current.addEventListener("stop", () => {
        const lengthMs = recordedMs();
        void sender.end(recordingId, lengthMs).then(() => {
          const url = URL.createObjectURL(new Blob(blobs, { type: mediaType }));
          recorder = null;
          store.change({
            status: "idle",
            playable: [...store.read().playable, { recordingId, url }],
          });
          resolve();
        });
      });
    });
    current.addEventListener("start", () => {
      startedAtMs = performance.now();
      store.change({ startedAtMs });
    });
    current.addEventListener("dataavailable", ({ data }) => {
      blobs.push(data);
      sender.addSlice(recordingId, data, recordedMs());
    });
    recorder = current;
    current.start(sliceMs);
    store.change({ status: "recording", startedAtMs });
  }

  async function stop(): Promise<void> {
    if (recorder && recorder.state !== "inactive") {
      store.change({ status: "stopping" });
      recorder.stop();
    }
    await stopped;
  }

  /** What is in the recorder would go with the page. */
  function keepSoFar(): void {
    if (recorder?.state === "recording") recorder.requestData();
  }
  document.addEventListener("visibilitychange", keepSoFar, { signal });
  window.addEventListener("beforeunload", keepSoFar, { signal });
  window.addEventListener("pagehide", keepSoFar, { signal });
  signal.addEventListener("abort", () => {
    void stop();
    closeDevices();
  });

  return { store, openDevices, closeDevices, leave, record, stop };
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function isLive(stream: MediaStream): boolean {
  return stream.getTracks().every(({ readyState }) => readyState === "live");
}
