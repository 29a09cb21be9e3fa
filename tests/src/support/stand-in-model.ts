import { type Asked, startStandIn } from "./stand-in-provider.ts";

type Answer = Awaited<ReturnType<Parameters<typeof startStandIn>[0]>>;

/** What a model was asked to look for, and where. */
export type Searched = {
  question: string;
  points: { point_id: string; text: string }[];
  answer: string;
};

/** A completion with this content. */
export function completion(content: unknown): Answer {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return { body: { choices: [{ index: 0, message: { role: "assistant", content: text } }] } };
}

/**
 * A language model on this machine, spoken to as OpenAI's; `answerWith` says what it makes of what it is sent, which is
 * `Content`.
 */
export async function startModel<Content>(): Promise<{
  url: string;
  asked: Asked[];
  answerWith: (answer: (content: Content, tries: number) => Answer | Promise<Answer>) => void;
  stop: () => Promise<void>;
}> {
  let answer: (content: Content, tries: number) => Answer | Promise<Answer> = () => ({
    status: 500,
    body: {},
  });
  let tries = 0;
  const standIn = await startStandIn((asked) => {
    if (asked.method !== "POST" || asked.path !== "/v1/chat/completions") {
      return { status: 404, body: {} };
    }
    tries += 1;
    return answer(contentIn(asked), tries);
  });
  return {
    url: `http://${standIn.host}/v1`,
    asked: standIn.asked,
    answerWith: (next) => {
      answer = next;
      tries = 0;
    },
    stop: standIn.stop,
  };
}

/** What a model was sent to read. */
export function contentIn<Content>({ json }: Asked): Content {
  // As our adapter sends it: instructions of the system, then the content as JSON.
  const [, { content = "{}" } = {}] = json.messages as { content?: string }[];
  return JSON.parse(content);
}
