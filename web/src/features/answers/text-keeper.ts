import { type InterviewQuestion, saveAnswerText } from "@winnow/contract/answers.ts";
import { call } from "../../api/call.ts";
import { createStore, type Store } from "../../api/store.ts";
import { untilAnswered } from "../../api/until-answered.ts";
import { keepText, keptText } from "./kept-answers.ts";

export type WrittenAnswer = {
  questionId: string | null;
  text: string;
  /** `kept`: in this browser, until the network is back. */
  status: "saved" | "saving" | "kept";
};

export type TextKeeper = {
  store: Store<WrittenAnswer>;
  open: (question: InterviewQuestion) => Promise<void>;
  type: (text: string) => void;
  /** Resolves when the server has what was typed last. */
  flush: () => Promise<void>;
};

const saveAfterMs = 700;

/** Saves a written answer as it is typed: at once in this browser, within a second on the server. */
export function createTextKeeper(options: {
  token: string;
  readVisit: () => string;
  signal: AbortSignal;
  onRefused: (error: unknown) => void;
}): TextKeeper {
  const { token, readVisit, signal, onRefused } = options;
  const store = createStore<WrittenAnswer>({ questionId: null, text: "", status: "saved" });
  let version = 0;
  let confirmedVersion = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  async function open(question: InterviewQuestion): Promise<void> {
    if (isKnown(question)) return;
    const kept = await keptText(token, question.id);
    if (isKnown(question)) return;
    confirmedVersion = question.text_version;
    // What another device has written since is newer than what was kept here.
    const isNewer =
      kept && kept.version > question.text_version && kept.confirmedVersion === question.text_version;
    version = isNewer ? kept.version : question.text_version;
    store.change({
      questionId: question.id,
      text: isNewer ? kept.text : question.answer_text,
      status: "saved",
    });
    if (isNewer) void flush();
  }

  /** Open here already, and not written on by another device since. */
  function isKnown({ id, text_version }: InterviewQuestion): boolean {
    return store.read().questionId === id && text_version <= version;
  }

  function type(text: string): void {
    version += 1;
    store.change({ text, status: "saving" });
    keep();
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), saveAfterMs);
  }

  function keep(): void {
    const { questionId, text } = store.read();
    if (questionId) void keepText({ token, questionId, text, version, confirmedVersion });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (version > confirmedVersion && store.read().questionId) {
      sending ??= send().finally(() => {
        sending = null;
      });
      await sending;
    }
  }

  async function send(): Promise<void> {
    const sentVersion = version;
    const { questionId } = store.read();
    if (!questionId) return;
    try {
      const answer = await untilAnswered(
        () =>
          call(saveAnswerText, {
            params: { token, question_id: questionId },
            body: { visit: readVisit(), text: store.read().text, version: sentVersion },
          }),
        { signal, onWaiting: (isWaiting) => store.change({ status: isWaiting ? "kept" : "saving" }) },
      );
      if (store.read().questionId !== questionId) return;
      if (answer.version > sentVersion) version = Math.max(version, answer.version + 1);
      confirmedVersion = answer.version;
    } catch (error) {
      // Another page goes on, or the question is closed: it stays in this browser, to be opened again.
      store.change({ questionId: null, status: "kept" });
      onRefused(error);
      return;
    }
    keep();
    if (version === confirmedVersion) store.change({ status: "saved" });
  }

  return { store, open, type, flush };
}
