import {
  type CandidateInterview,
  endRecording,
  partsDone,
  requestPartLinks,
} from "@winnow/contract/answers.ts";
import { failures } from "@winnow/contract/failures.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { livingPages, pageId } from "../../api/page-life.ts";
import { createStore, type Store } from "../../api/store.ts";
import { isTemporary, pause, pauseBefore } from "../../api/until-answered.ts";
import { within } from "../../api/within.ts";
import {
  forgetPart,
  forgetParts,
  type KeptPart,
  keepRecording,
  keptPart,
  keptPartNumbers,
  keptRecordings,
} from "./kept-answers.ts";
import type { KeptRecording } from "./kept-recording.ts";

export type Sending = {
  /** Parts that the server does not have yet. */
  waiting: number;
  /** The last try failed: no network, or a server that is not well. */
  isHeldUp: boolean;
  /** This browser keeps nothing, so what waits is lost with the page. */
  isOnlyInMemory: boolean;
  /** Recordings of this browser, in the order in which they were begun. */
  recordings: readonly KeptRecording[];
};

/** What waits of one recording: parts that are kept on the disk by their number alone, the others with their bytes. */
type Outgoing = {
  recording: KeptRecording;
  parts: Map<number, KeptPart | null>;
  /** What has come while the slices before were being kept. */
  slices: { slice: Blob; recordedMs: number }[];
  /** The newest one, which waits for its last slices before it is sent. */
  growing: { part: KeptPart; slices: number; isKept: boolean } | null;
};

type NewRecording = Omit<
  KeptRecording,
  "pageId" | "partsCount" | "recordedMs" | "isEnded" | "isEndTold" | "isLost"
>;

export type PartSender = {
  store: Store<Sending>;
  /** Takes up what another visit of this browser left behind, beside what the server has as far as is known. */
  takeUp: (interview: Pick<CandidateInterview, "questions"> | null) => Promise<void>;
  add: (recording: NewRecording) => void;
  /** What a recorder gives every moment, kept at once, so that no more than a moment goes with the page. */
  addSlice: (recordingId: string, slice: Blob, recordedMs: number) => void;
  /** Nothing more comes; resolves once everything is kept. */
  end: (recordingId: string, recordedMs: number) => Promise<void>;
  /** Resolves when the server knows of every recording that has ended how long it was. */
  untilEndsAreTold: () => Promise<void>;
  untilSent: () => Promise<void>;
};

const partsAtOnce = 8;
/** Sent together: each sending costs three calls. */
const slicesPerPart = 8;
const inMemoryMs = 1_000;

/** Brings every part of every recording to the server exactly once, in any order, however often the line breaks. */
export function createPartSender(token: string, signal: AbortSignal): PartSender {
  const store = createStore<Sending>({
    waiting: 0,
    isHeldUp: false,
    isOnlyInMemory: false,
    recordings: [],
  });
  const outgoing = new Map<string, Outgoing>();
  let arriving: Promise<void> = Promise.resolve();
  let isRunning = false;

  function tell(changes: Partial<Sending> = {}): void {
    const all = [...outgoing.values()];
    store.change({
      waiting: all.reduce(
        (sum, { parts, growing }) => sum + parts.size + (growing && !growing.isKept ? 1 : 0),
        0,
      ),
      recordings: all.map(({ recording }) => ({ ...recording })),
      ...changes,
    });
  }

  function change(one: Outgoing, changes: Partial<KeptRecording>, part?: KeptPart): Promise<boolean> {
    one.recording = { ...one.recording, ...changes };
    return keepRecording(one.recording, part);
  }

  function add(recording: NewRecording): void {
    const fresh = {
      ...recording,
      pageId,
      partsCount: 0,
      recordedMs: 0,
      isEnded: false,
      isEndTold: false,
      isLost: false,
    };
    const one: Outgoing = { recording: fresh, parts: new Map(), slices: [], growing: null };
    outgoing.set(recording.id, one);
    void change(one, {});
    tell();
  }

  /** One after the other, so that numbers on the disk have no gap. */
  function inOrder(act: () => Promise<void>): Promise<void> {
    arriving = arriving.then(act, act);
    return arriving;
  }

  function addSlice(recordingId: string, slice: Blob, recordedMs: number): void {
    const one = outgoing.get(recordingId);
    if (!one || slice.size === 0) return;
    one.slices.push({ slice, recordedMs });
    if (one.slices.length === 1) void inOrder(() => keepSlices(one));
  }

  /** All that have come, in as few writes as they fit: a disk that is slower than the recorder would fall behind for ever. */
  async function keepSlices(one: Outgoing): Promise<void> {
    while (one.slices.length > 0) {
      const growing = one.growing;
      const fitting = one.slices.splice(0, slicesPerPart - (growing?.slices ?? 0));
      const recordingId = one.recording.id;
      const number = growing?.part.number ?? one.recording.partsCount;
      const pieces = [growing?.part.bytes ?? "", ...fitting.map(({ slice }) => slice)];
      const part = { recordingId, number, bytes: await new Blob(pieces).arrayBuffer() };
      const recordedMs = fitting.at(-1)?.recordedMs ?? one.recording.recordedMs;
      const isKept = await change(one, { partsCount: number + 1, recordedMs }, part);
      // A piece of a part is none: what is missing after a reload is then known to be missing.
      if (!isKept) await forgetPart(recordingId, number);
      const isNewInMemory = !isKept && (growing?.isKept ?? true);
      one.growing = { part, slices: (growing?.slices ?? 0) + fitting.length, isKept };
      if (one.growing.slices === slicesPerPart) finishPart(one);
      else if (!isKept) tell({ isOnlyInMemory: true });
      // What only this page has does not wait for all its slices.
      if (isNewInMemory) setTimeout(() => void inOrder(() => finishIfGrowing(one, number)), inMemoryMs);
    }
  }

  async function finishIfGrowing(one: Outgoing, number: number): Promise<void> {
    if (one.growing?.part.number === number) finishPart(one);
  }

  function finishPart(one: Outgoing): void {
    if (!one.growing) return;
    const { part, isKept } = one.growing;
    one.growing = null;
    one.parts.set(part.number, isKept ? null : part);
    tell(isKept ? {} : { isOnlyInMemory: true });
    run();
  }

  function end(recordingId: string, recordedMs: number): Promise<void> {
    return inOrder(async () => {
      const one = outgoing.get(recordingId);
      if (!one || one.recording.isEnded) return;
      finishPart(one);
      await change(one, { isEnded: true, recordedMs });
      tell();
      run();
    });
  }

  async function takeUp(interview: Pick<CandidateInterview, "questions"> | null): Promise<void> {
    const living = await livingPages();
    const onServer = interview?.questions.flatMap(({ recordings }) => recordings) ?? [];
    for (const recording of await keptRecordings(token)) {
      const isElsewhere = recording.pageId !== pageId && living?.has(recording.pageId);
      if (outgoing.has(recording.id) || isElsewhere) continue;
      const numbers = await keptPartNumbers(recording.id);
      const parts = new Map(numbers.map((number) => [number, null]));
      const one: Outgoing = { recording, parts, slices: [], growing: null };
      outgoing.set(recording.id, one);
      const arrived = onServer.find(({ id }) => id === recording.id)?.parts;
      const isLost = recording.isLost || (arrived ? isGapped(recording, [...numbers, ...arrived]) : false);
      await change(one, { pageId, isEnded: true, isLost });
    }
    tell();
    run();
  }

  function run(): void {
    if (isRunning) return;
    isRunning = true;
    void sendAll().finally(() => {
      isRunning = false;
      if (!signal.aborted && hasWork()) run();
    });
  }

  const works = ({ recording, parts }: Outgoing) =>
    parts.size > 0 || (recording.isEnded && !recording.isEndTold);
  const hasWork = () => [...outgoing.values()].some(works);

  async function sendAll(): Promise<void> {
    let tries = 0;
    while (!signal.aborted) {
      const one = [...outgoing.values()].find(works);
      if (!one) break;
      try {
        await sendSome(one);
        tries = 0;
        tell({ isHeldUp: false });
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) {
          giveUp(one, error);
          continue;
        }
        tell({ isHeldUp: true });
        await pause(pauseBefore(tries), signal);
        tries += 1;
      }
    }
  }

  async function sendSome(one: Outgoing): Promise<void> {
    const params = { token, recording_id: one.recording.id };
    if (one.recording.isEnded && !one.recording.isEndTold) {
      const { partsCount, recordedMs } = one.recording;
      const body = { parts_count: partsCount, recorded_ms: Math.round(recordedMs) };
      await call(endRecording, { params, body });
      await change(one, { isEndTold: true });
      return;
    }
    const parts = await readSome(one);
    if (parts.length === 0) return;
    const body = { parts: await Promise.all(parts.map(announced)) };
    const { links, stored } = await call(requestPartLinks, { params, body });
    for (const number of stored) await forget(one, number);
    const sent = await Promise.allSettled(links.map((link) => put(link, parts)));
    const numbers = links
      .filter((_, index) => sent[index]?.status === "fulfilled")
      .map(({ number }) => number);
    if (numbers.length > 0) {
      const recording = await call(partsDone, { params, body: { numbers } });
      for (const number of numbers.filter((each) => recording.parts.includes(each))) {
        await forget(one, number);
      }
    }
    if (stored.length === 0 && !numbers.some((number) => !one.parts.has(number))) {
      throw new PartNotTaken();
    }
  }

  /** The next parts with their bytes. One whose bytes the browser has thrown away is lost. */
  async function readSome(one: Outgoing): Promise<KeptPart[]> {
    const read: KeptPart[] = [];
    for (const [number, inMemory] of [...one.parts].slice(0, partsAtOnce)) {
      const part = inMemory ?? (await keptPart(one.recording.id, number).catch(refuseNow));
      if (part) {
        read.push(part);
      } else {
        one.parts.delete(number);
        void change(one, { isLost: true });
        tell();
      }
    }
    return read;
  }

  async function forget(one: Outgoing, number: number): Promise<void> {
    one.parts.delete(number);
    await forgetPart(one.recording.id, number);
    tell();
  }

  /** What the server will never take: another recording under this number, one that was erased, or too large a one. */
  function giveUp(one: Outgoing, { code }: Refusal): void {
    const isGone = goneCodes.has(code);
    one.growing = null;
    one.parts.clear();
    void change(one, { isEnded: true, isEndTold: true, isLost: !isGone });
    void forgetParts(one.recording.id);
    tell();
  }

  async function until(isReached: () => boolean): Promise<void> {
    await arriving;
    if (isReached()) return;
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isReached()) return;
        stop();
        resolve();
      });
    });
  }

  return {
    store,
    takeUp,
    add,
    addSlice,
    end,
    untilEndsAreTold: () =>
      until(() => store.read().recordings.every(({ isEnded, isEndTold }) => !isEnded || isEndTold)),
    untilSent: () => until(() => !hasWork()),
  };
}

/** Whether parts were lost with the page that had them in its memory alone. */
function isGapped({ partsCount }: KeptRecording, numbers: number[]): boolean {
  return new Set(numbers).size < partsCount;
}

function refuseNow(): never {
  throw new PartNotTaken();
}

/** Not what was announced has arrived, nothing, or it could not be read: it is announced and sent again. */
class PartNotTaken extends Error {}

type Refusal = ApiError & { code: number };

/** The server's own word that it will never take this; anything else is not worth a recording. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof ApiError && error.code !== null && !isTemporary(error);
}

const goneCodes = new Set<number>([
  failures.recordingNotFound.code,
  failures.linkNotFound.code,
  failures.interviewNotOpen.code,
]);

const maxAnswerMs = 30_000;
/** 4 kB/s: a line that is slower than that is as good as none. */
const slowestBytesPerMs = 4;

type Link = { number: number; url: string; method: string; headers: Record<string, string> };

async function put({ number, url, method, headers }: Link, parts: KeptPart[]): Promise<void> {
  const part = parts.find((each) => each.number === number);
  if (!part) throw new PartNotTaken();
  const { bytes } = part;
  const signal = within(maxAnswerMs + bytes.byteLength / slowestBytesPerMs);
  const response = await fetch(url, { method, headers, body: bytes, signal });
  if (!response.ok) throw new PartNotTaken();
}

async function announced({ number, bytes }: KeptPart) {
  return { number, size_bytes: bytes.byteLength, sha256: await sha256(bytes) };
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
