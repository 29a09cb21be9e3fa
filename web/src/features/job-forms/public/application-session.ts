import { failures } from "@winnow/contract/failures.ts";
import {
  applicationNoticeVersion,
  openJobForm,
  type PublicJobForm,
  readUploadedCv,
  requestAnswerUpload,
  requestCvUpload,
  sendApplication,
} from "@winnow/contract/job-forms.ts";
import {
  maximumAnswerFileBytes,
  maximumAnswerFileSize,
  maximumFileBytes,
  maximumFileSize,
} from "@winnow/contract/limits.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { takeFirstAnswer } from "../../../api/first-answer.ts";
import { newUuid } from "../../../api/new-uuid.ts";
import { createStore, type Store } from "../../../api/store.ts";
import { untilAnswered } from "../../../api/until-answered.ts";
import { checkApplication, type Problem, problemsFromServer, recheck } from "./check-application.ts";
import type { FileState } from "./file-state.ts";
import type { FormWords } from "./form-words.ts";
import {
  type FilledIn,
  forgetFile,
  forgetFilledIn,
  keepFile,
  keepFilledIn,
  keepSent,
  keptFile,
  readFilledIn,
  readSent,
  type SentApplication,
  tellOtherTabs,
  whenSentElsewhere,
} from "./kept-application.ts";
import { sendUntilStored } from "./send-until-stored.ts";
import { carryOver, contactShown, type TypedCv } from "./typed-cv.ts";

export type ApplicationState = {
  form: PublicJobForm | null;
  isGone: boolean;
  /** Why the form could not be loaded, where trying again by itself is in vain. */
  loadFailure: ApiError | null;
  filled: FilledIn;
  cv: FileState;
  /** By question. */
  files: Readonly<Record<string, FileState>>;
  isAgreed: boolean;
  /** No answer comes: there is no network, or the server has too much to do. */
  waiting: "offline" | "busy" | null;
  isSending: boolean;
  problems: readonly Problem[];
  /** What there is to say before it can be sent: that the form or the notice was changed, or why it was not taken. */
  note: string | null;
  /** Counts the tries to send, each of which says anew what is in the way. */
  tries: number;
  sent: SentApplication | null;
  wasJustSent: boolean;
};

export type ApplicationSession = {
  store: Store<ApplicationState>;
  begin: () => Promise<void>;
  type: (change: (typed: TypedCv) => TypedCv) => void;
  answer: (questionId: string, value: string) => void;
  agree: (isAgreed: boolean) => void;
  chooseCv: (file: File) => void;
  chooseAnswerFile: (questionId: string, file: File) => void;
  removeAnswerFile: (questionId: string) => void;
  send: (given: { source: string; website: string }) => Promise<void>;
  /** Forgets everything that was filled in or sent here. */
  startOver: () => Promise<void>;
};

const none: FileState = { step: "none" };
const cvSlot = "cv";

/** Everything that goes on with one application on this page, apart from what is drawn. */
export function createApplicationSession(
  formId: string,
  { words, signal: pageSignal }: { words: FormWords; signal: AbortSignal },
): ApplicationSession {
  const store = createStore<ApplicationState>(stateOf(formId));
  /** The newest file of each slot, and what gives the one before up. */
  const chosen = new Map<string, { file: File; control: AbortController; arriving: Promise<void> }>();
  /** Whether the server knows of the application, which begins with its CV. */
  const beginning = createStore({ isBegun: store.read().filled.cv !== null });
  const params = () => ({ id: formId, application_id: store.read().filled.applicationId });

  function fill(changes: Partial<FilledIn>): void {
    const filled = { ...store.read().filled, ...changes };
    store.change({ filled });
    keepFilledIn(formId, filled);
    refresh();
  }

  function refresh(): void {
    const { form, problems } = store.read();
    if (form && problems.length > 0)
      store.change({ problems: recheck(problems, { form, filled: store.read(), words }) });
  }

  /** Asks until there is an answer, and tells meanwhile why there is none. */
  function ask<T>(send: () => Promise<T>, signal: AbortSignal = pageSignal): Promise<T> {
    const noted = async () => {
      try {
        return await send();
      } catch (error) {
        isBusy = error instanceof ApiError && error.status !== 0;
        throw error;
      }
    };
    let isBusy = false;
    return untilAnswered(noted, {
      signal,
      onWaiting: (isWaiting) => store.change({ waiting: isWaiting ? (isBusy ? "busy" : "offline") : null }),
    });
  }

  async function load(): Promise<void> {
    try {
      const form =
        takeFirstAnswer(openJobForm.schema.response[200]) ??
        (await ask(() => call(openJobForm, { params: { id: formId }, signal: pageSignal })));
      store.change({ form, loadFailure: null });
    } catch (error) {
      if (pageSignal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) store.change({ isGone: true });
      else store.change({ loadFailure: error });
    }
  }

  async function begin(): Promise<void> {
    whenSentElsewhere(formId, showSentElsewhere, pageSignal);
    await load();
    const { form, cv, filled } = store.read();
    if (!form || pageSignal.aborted) return;
    // What was on its way when the page was left goes on.
    if (cv.step === "none") {
      const file = await keptFile(formId, cvSlot);
      if (file && !chosen.has(cvSlot)) chooseCv(file);
    }
    for (const { id, kind } of form.questions) {
      if (kind !== "file" || filled.answerFiles[id]) continue;
      const file = await keptFile(formId, id);
      if (file && !chosen.has(id)) chooseAnswerFile(id, file);
    }
  }

  function showSentElsewhere(): void {
    for (const { control } of chosen.values()) control.abort();
    const { read, typed } = store.read().filled;
    store.change({
      sent: { receiptLink: null, email: contactShown(read, typed, "email") },
      wasJustSent: true,
    });
  }

  function change(slot: string, state: FileState): void {
    if (slot === cvSlot) store.change({ cv: state });
    else store.change({ files: { ...store.read().files, [slot]: state } });
    refresh();
  }

  function choose(
    slot: string,
    file: File,
    bring: (file: File, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    chosen.get(slot)?.control.abort();
    const control = new AbortController();
    const signal = AbortSignal.any([control.signal, pageSignal]);
    change(slot, { step: "sending", name: file.name, sizeBytes: file.size, sentBytes: 0 });
    const arriving = (async () => {
      void keepFile(formId, slot, file);
      try {
        await bring(file, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        store.change({ waiting: null });
        if (error.code === failures.jobFormNotFound.code) store.change({ isGone: true });
        else if (error.code === failures.jobFormFull.code) {
          // There may be room later, and then the file goes on with the next visit.
          change(slot, { step: "refused", name: file.name, words: error.message });
        } else refuse(slot, file, Object.values(error.fields)[0] ?? error.message);
      }
    })();
    chosen.set(slot, { file, control, arriving });
    return arriving;
  }

  function refuse(slot: string, { name }: File, reason: string): void {
    void forgetFile(formId, slot);
    change(slot, { step: "refused", name, words: reason });
  }

  function chooseCv(file: File): void {
    fill({ cv: null });
    const refusal = cvRefusal(file, words);
    if (refusal !== null) {
      chosen.get(cvSlot)?.control.abort();
      refuse(cvSlot, file, refusal);
    } else {
      void choose(cvSlot, file, bringCv);
    }
  }

  async function bringCv(file: File, signal: AbortSignal): Promise<void> {
    const { name, size: sizeBytes, type } = file;
    await again(async () => {
      await sendUntilStored({
        file,
        signal,
        askLink: async () => {
          const body = { application_id: params().application_id, name, size: sizeBytes, type };
          const asked = () => call(requestCvUpload, { params: { id: formId }, body, signal });
          const { link } = await ask(asked, signal);
          beginning.change({ isBegun: true });
          return link;
        },
        onProgress: (sentBytes) => change(cvSlot, { step: "sending", name, sizeBytes, sentBytes }),
        onWaiting: tellWaiting,
      });
      change(cvSlot, { step: "reading", name, sizeBytes });
      const read = await ask(() => call(readUploadedCv, { params: params(), signal }), signal);
      signal.throwIfAborted();
      const { filled } = store.read();
      fill({ cv: { name, sizeBytes }, read, typed: carryOver(filled.typed, filled.read, read) });
      change(cvSlot, { step: "arrived", name, sizeBytes });
    });
  }

  /** An application that was left for too long is gone, and a file may go amiss: then it is begun anew, once or twice. */
  async function again(act: () => Promise<void>): Promise<void> {
    for (let left = 2; ; left -= 1) {
      try {
        await act();
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || left === 0 || !isCvMissing(error)) throw error;
        if (error.code === failures.applicationNotFound.code) {
          await renew();
        }
      }
    }
  }

  function tellWaiting(isWaiting: boolean): void {
    store.change({ waiting: isWaiting ? "offline" : null });
  }

  function chooseAnswerFile(questionId: string, file: File): void {
    const limit = { bytes: maximumAnswerFileBytes, size: maximumAnswerFileSize };
    const refusal = sizeRefusal(file, limit, words);
    if (refusal !== null) {
      chosen.get(questionId)?.control.abort();
      refuse(questionId, file, refusal);
      return;
    }
    void choose(questionId, file, async (_, signal) => {
      const { name, size: sizeBytes, type } = file;
      if (!beginning.read().isBegun) change(questionId, { step: "held", name, sizeBytes });
      await untilBegun(signal);
      let fileId = "";
      await sendUntilStored({
        file,
        signal,
        askLink: async () => {
          const body = { question_id: questionId, name, size: sizeBytes, type };
          const asked = () => call(requestAnswerUpload, { params: params(), body, signal });
          const { file_id, link } = await ask(asked, signal);
          fileId = file_id;
          return link;
        },
        onProgress: (sentBytes) => change(questionId, { step: "sending", name, sizeBytes, sentBytes }),
        onWaiting: tellWaiting,
      });
      const { answers, answerFiles } = store.read().filled;
      fill({
        answers: { ...answers, [questionId]: fileId },
        answerFiles: { ...answerFiles, [questionId]: { name, sizeBytes } },
      });
      change(questionId, { step: "arrived", name, sizeBytes });
    });
  }

  function untilBegun(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!signal.aborted && !beginning.read().isBegun) return;
        stop();
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      const stopFollowing = beginning.subscribe(look);
      const stop = () => {
        stopFollowing();
        signal.removeEventListener("abort", look);
      };
      signal.addEventListener("abort", look);
      look();
    });
  }

  function removeAnswerFile(questionId: string): void {
    chosen.get(questionId)?.control.abort();
    chosen.delete(questionId);
    void forgetFile(formId, questionId);
    const { [questionId]: _, ...answerFiles } = store.read().filled.answerFiles;
    const { [questionId]: __, ...answers } = store.read().filled.answers;
    fill({ answers, answerFiles });
    change(questionId, none);
  }

  async function send(given: { source: string; website: string }): Promise<void> {
    const { form, isSending } = store.read();
    if (!form || isSending) return;
    const { problems, body } = checkApplication(form, store.read(), words);
    store.change({ problems, note: null, tries: store.read().tries + 1 });
    if (!body) return;
    store.change({ isSending: true });
    try {
      const sending = () => call(sendApplication, { params: params(), body: { ...body, ...given } });
      const { receipt_link } = await ask(sending);
      const sent = { receiptLink: receipt_link, email: body.email };
      keepSent(formId, sent);
      tellOtherTabs(formId);
      store.change({ sent, wasJustSent: true });
      await forgetFilledIn(formId);
    } catch (error) {
      if (pageSignal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      await mend(form, error);
    } finally {
      store.change({ isSending: false });
    }
  }

  /** What stands in the way of an application, as the server says. */
  async function mend(form: PublicJobForm, error: ApiError): Promise<void> {
    switch (error.code) {
      case failures.jobFormNotFound.code:
        store.change({ isGone: true });
        return;
      case failures.jobFormChanged.code:
        await load();
        break;
      case failures.noticeChanged.code:
        store.change({ isAgreed: false });
        await load();
        if (areWordsOlder(store.read().form)) {
          // The words of this page are older than the server's.
          location.reload();
          return;
        }
        break;
      case failures.applicationNotFound.code:
      case failures.cvNotSent.code:
        if (await bringAgain(error)) return;
        break;
    }
    const problems = problemsFromServer(form, error, words);
    for (const { key } of problems) {
      // What the server does not have is to be chosen again.
      if (store.read().files[key]?.step === "arrived") removeAnswerFile(key);
    }
    const note = problems.length > 0 ? null : error.message;
    store.change({ problems, note, tries: store.read().tries + 1 });
  }

  /** The CV that this browser has is sent once more; whoever waits for it sees so, and sends again. */
  async function bringAgain(error: ApiError): Promise<boolean> {
    const file = chosen.get(cvSlot)?.file ?? (await keptFile(formId, cvSlot));
    if (error.code === failures.applicationNotFound.code) await renew();
    fill({ cv: null });
    if (!file) {
      change(cvSlot, none);
      return false;
    }
    await choose(cvSlot, file, bringCv);
    if (store.read().cv.step !== "arrived") return true;
    store.change({ note: words.jobForm.cv.sentOnceMore, tries: store.read().tries + 1 });
    return true;
  }

  /** Under another id, to which the files of the answers are sent once more. */
  async function renew(): Promise<void> {
    fill({ applicationId: newUuid(), cv: null });
    beginning.change({ isBegun: false });
    for (const id of Object.keys(store.read().filled.answerFiles)) {
      const file = chosen.get(id)?.file ?? (await keptFile(formId, id));
      removeAnswerFile(id);
      if (file) chooseAnswerFile(id, file);
    }
  }

  async function startOver(): Promise<void> {
    for (const { control } of chosen.values()) control.abort();
    chosen.clear();
    beginning.change({ isBegun: false });
    await forgetFilledIn(formId);
    keepSent(formId, null);
    store.change({ ...stateOf(formId), form: store.read().form });
  }

  return {
    store,
    begin,
    chooseCv,
    chooseAnswerFile,
    removeAnswerFile,
    send,
    startOver,
    type: (change) => fill({ typed: change(store.read().filled.typed) }),
    answer: (questionId, value) => fill({ answers: { ...store.read().filled.answers, [questionId]: value } }),
    agree: (isAgreed) => {
      store.change({ isAgreed });
      refresh();
    },
  };
}

function stateOf(formId: string): ApplicationState {
  const filled = readFilledIn(formId);
  return {
    form: null,
    isGone: false,
    loadFailure: null,
    filled,
    cv: filled.cv ? { step: "arrived", ...filled.cv } : none,
    files: Object.fromEntries(
      Object.entries(filled.answerFiles).map(([id, file]) => [id, { step: "arrived", ...file }]),
    ),
    isAgreed: false,
    waiting: null,
    isSending: false,
    problems: [],
    note: null,
    tries: 0,
    sent: readSent(formId),
    wasJustSent: false,
  };
}

/** Whether this page would show another notice than the one that the server asks consent to. */
function areWordsOlder(form: PublicJobForm | null): boolean {
  return form?.notice_version !== applicationNoticeVersion(form?.read_by ?? null);
}

function isCvMissing({ code }: ApiError): boolean {
  return code === failures.applicationNotFound.code || code === failures.cvNotSent.code;
}

/** What can be said of a file before it takes anybody's time on the way. */
function cvRefusal(file: File, words: FormWords): string | null {
  const refusal = sizeRefusal(file, { bytes: maximumFileBytes, size: maximumFileSize }, words);
  if (refusal !== null) return refusal;
  const isOther = /\.\w{1,5}$/.test(file.name) && !/\.(pdf|docx)$/i.test(file.name);
  return isOther ? words.jobForm.problems.fileOfOtherType : null;
}

function sizeRefusal(
  { size }: File,
  limit: { bytes: number; size: string },
  { jobForm: { problems } }: FormWords,
): string | null {
  if (size === 0) return problems.fileEmpty;
  return size > limit.bytes ? problems.fileTooLarge({ size: limit.size }) : null;
}
