import { type integritySignalKinds, noteSignals } from "@winnow/contract/answers.ts";
import { call } from "../../api/call.ts";
import { isTemporary } from "../../api/until-answered.ts";

type Signal = {
  kind: (typeof integritySignalKinds)[number];
  questionId: string;
  atMs: number;
  characters?: number;
};

const flushMs = 4_000;
const signalsAtOnce = 50;

export type Signals = {
  note: (kind: Signal["kind"], questionId: string, characters?: number) => void;
  flush: () => Promise<void>;
};

/** Collects what happens on the page while a question is open and tells the server in batches, as facts. */
export function createSignals(token: string, readVisit: () => string): Signals {
  let waiting: Signal[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const sent = waiting.slice(0, signalsAtOnce);
    if (sent.length === 0) return;
    waiting = waiting.slice(sent.length);
    const now = performance.now();
    const signals = sent.map(({ kind, questionId, atMs, characters }) => ({
      kind,
      question_id: questionId,
      ago_ms: Math.round(now - atMs),
      ...(characters === undefined ? {} : { characters }),
    }));
    try {
      await call(noteSignals, { params: { token }, body: { visit: readVisit(), signals }, keepalive: true });
    } catch (error) {
      if (!isTemporary(error)) return;
      waiting = [...sent, ...waiting];
      plan();
    }
  }

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), flushMs);
  }

  return {
    flush,
    note: (kind, questionId, characters) => {
      waiting.push({ kind, questionId, atMs: performance.now(), ...(characters ? { characters } : {}) });
      plan();
    },
  };
}
