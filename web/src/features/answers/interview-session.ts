import {
  askForAdjustment,
  beginAnswer,
  type CandidateInterview,
  continueHere,
  finishInterview,
  giveAnswer,
  giveConsent,
  type InterviewQuestion,
  type interviewRequestKinds,
  openInterview,
  openQuestion,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import type { answerKinds } from "@winnow/contract/drives.ts";
import { eraseInterview } from "@winnow/contract/erasures.ts";
import { failures } from "@winnow/contract/failures.ts";
import { noticeLanguageFor } from "@winnow/contract/notice-languages.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { takeFirstAnswer } from "../../api/first-answer.ts";
import { createStore, type Store } from "../../api/store.ts";
import { untilAnswered } from "../../api/until-answered.ts";
import { pageLanguage } from "../../words/page-language.ts";
import { clockFrom, type ServerClock } from "./server-clock.ts";

export type AnswerKind = (typeof answerKinds)[number];
export type RequestKind = (typeof interviewRequestKinds)[number];

export type SessionState = {
  interview: CandidateInterview | null;
  clock: ServerClock;
  isLinkInvalid: boolean;
  /** Everything of the candidate is gone, and the link with it. */
  isErased: boolean;
  /** A call was refused since another page goes on with the interview. */
  hasLostPlace: boolean;
  /** A call is sent again and again until it is answered. */
  isWaiting: boolean;
  /** Why the last call was refused. */
  refusal: string | null;
};

/** The interview of a link as this page knows it, and all that can be done with it. Every call may be sent twice. */
export type InterviewSession = {
  store: Store<SessionState>;
  readVisit: () => string;
  load: () => Promise<void>;
  /** This page goes on; with `takesOver` the other one stops. True when it may. */
  claim: (takesOver: boolean) => Promise<boolean>;
  heartbeat: () => Promise<void>;
  consent: () => Promise<boolean>;
  open: (question: InterviewQuestion) => Promise<boolean>;
  begin: (question: InterviewQuestion, kind: AnswerKind, take: number) => Promise<boolean>;
  give: (question: InterviewQuestion) => Promise<boolean>;
  finish: (withoutMissing: boolean) => Promise<boolean>;
  withdraw: (reason: string, erases: boolean) => Promise<boolean>;
  ask: (kind: RequestKind, text: string) => Promise<boolean>;
  /** Erases everything of the candidate. Throws where it was not done. */
  erase: () => Promise<void>;
  /** Takes in why a call was refused. */
  refused: (error: unknown) => void;
};

export function createInterviewSession(options: {
  token: string;
  visit: string;
  signal: AbortSignal;
}): InterviewSession {
  const { token, visit, signal } = options;
  const params = { token };
  const store = createStore<SessionState>({
    interview: null,
    clock: clockFrom(0, 0),
    isLinkInvalid: false,
    isErased: false,
    hasLostPlace: false,
    isWaiting: false,
    refusal: null,
  });

  /** How many changes were answered, and when the server made the last of them. */
  let changes = 0;
  let changedAt = 0;

  /** The answer to a change, which the server makes one after the other. */
  function takeChanged(interview: CandidateInterview): void {
    if (changedAt > interview.now) return;
    changes += 1;
    changedAt = interview.now;
    take(interview);
  }

  /** What was read while a change was answered may be of before it, although the server's clock says otherwise. */
  async function read(send: () => Promise<CandidateInterview>): Promise<void> {
    const before = changes;
    const interview = await send();
    const known = store.read().interview;
    if (changes === before && !(known && known.now > interview.now)) take(interview);
  }

  function take(interview: CandidateInterview): void {
    store.change({
      interview,
      clock: clockFrom(interview.now, performance.now()),
      ...(interview.is_here ? { hasLostPlace: false } : {}),
    });
  }

  function refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    switch (error.code) {
      case failures.linkNotFound.code:
        store.change({ isLinkInvalid: true });
        break;
      case failures.interviewElsewhere.code:
        store.change({ hasLostPlace: true });
        break;
      default:
        store.change({ refusal: error.message });
        if (outdatedCodes.has(error.code ?? 0)) void load();
    }
  }

  /** True when it was done, false when it was refused. */
  async function act(send: () => Promise<CandidateInterview>): Promise<boolean> {
    store.change({ refusal: null });
    try {
      takeChanged(await patiently(send));
      return true;
    } catch (error) {
      if (!signal.aborted) refused(error);
      return false;
    }
  }

  function patiently<T>(send: () => Promise<T>): Promise<T> {
    return untilAnswered(send, { signal, onWaiting: (isWaiting) => store.change({ isWaiting }) });
  }

  async function load(): Promise<void> {
    const first = takeFirstAnswer(openInterview.schema.response[200]);
    if (first) take(first);
    try {
      await read(() => patiently(() => call(openInterview, { params, query: { visit } })));
    } catch (error) {
      if (!signal.aborted) refused(error);
    }
  }

  async function claim(takesOver: boolean): Promise<boolean> {
    const isDone = await act(() => call(continueHere, { params, body: { visit, take_over: takesOver } }));
    const isHere = store.read().interview?.is_here ?? false;
    if (isDone && !isHere) store.change({ hasLostPlace: true });
    return isDone && isHere;
  }

  async function heartbeat(): Promise<void> {
    const { interview, hasLostPlace } = store.read();
    if (!interview || hasLostPlace) return;
    const isGoingOn = interview.is_here && interview.phase === "open";
    if (!isGoingOn && !isWaitedOn(interview)) return;
    try {
      if (!isGoingOn) return await read(() => call(openInterview, { params, query: { visit } }));
      const next = await call(continueHere, { params, body: { visit, take_over: false } });
      takeChanged(next);
      if (!next.is_here) store.change({ hasLostPlace: true });
    } catch {
      // The next one tells as well.
    }
  }

  /** Every change is of the page that goes on with the interview. */
  async function here(send: () => Promise<CandidateInterview>): Promise<boolean> {
    if (!store.read().interview?.is_here && !(await claim(false))) return false;
    return act(send);
  }

  return {
    store,
    readVisit: () => visit,
    load,
    claim,
    heartbeat,
    refused,
    consent: () => {
      // What was shown, and not what the server may show by now.
      const version = store.read().interview?.notice_version ?? "";
      const language = noticeLanguageFor(pageLanguage());
      return here(() => call(giveConsent, { params, body: { visit, version, language } }));
    },
    open: ({ id }) => here(() => call(openQuestion, { params: { token, question_id: id }, body: { visit } })),
    begin: ({ id }, kind, takeNumber) =>
      here(() =>
        call(beginAnswer, { params: { token, question_id: id }, body: { visit, kind, take: takeNumber } }),
      ),
    give: ({ id }) => here(() => call(giveAnswer, { params: { token, question_id: id }, body: { visit } })),
    finish: (withoutMissing) =>
      here(() => call(finishInterview, { params, body: { visit, without_missing: withoutMissing } })),
    withdraw: (reason, erases) =>
      act(() => call(withdrawFromInterview, { params, body: { reason, erase: erases } })),
    ask: async (kind, text) => {
      const isDone = await act(() => call(askForAdjustment, { params, body: { kind, text } }));
      // Its answer is not of any visit.
      await load();
      return isDone;
    },
    erase: async () => {
      try {
        await call(eraseInterview, { params });
      } catch (error) {
        // It was erased before: by another tab, or by a call whose answer was lost.
        if (!(error instanceof ApiError && error.code === failures.linkNotFound.code)) throw error;
      }
      store.change({ isErased: true });
    },
  };
}

/** The recruiter is going to answer, the window to open, or a recording to become one file. */
function isWaitedOn({ phase, requests, questions }: CandidateInterview): boolean {
  return (
    phase === "not_open_yet" ||
    requests.some(({ state }) => state === "open") ||
    (phase !== "open" &&
      questions.some(({ recordings }) => recordings.some(({ state }) => state === "ended")))
  );
}

/** What the page shows is no longer how it stands. */
const outdatedCodes = new Set<number>([
  failures.interviewNotOpen.code,
  failures.consentMissing.code,
  failures.questionNotOpen.code,
  failures.noRetakesLeft.code,
  failures.answerKindRefused.code,
]);
