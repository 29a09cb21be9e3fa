import { type Asked, startStandIn } from "./stand-in-provider.ts";

type Answer = Awaited<ReturnType<Parameters<typeof startStandIn>[0]>>;

/** What a transcription service was sent. */
export type Heard = {
  authorization: string | undefined;
  model: unknown;
  format: unknown;
  granularity: unknown;
  fileName: string;
  mediaType: string;
  bytes: Buffer;
};

/** What a service makes of somebody who says this, a sentence in each second. */
export function spoken(...sentences: string[]): Answer {
  return {
    body: {
      task: "transcribe",
      language: "english",
      duration: sentences.length,
      text: ` ${sentences.join(" ")}`,
      segments: sentences.map((text, start) => ({
        id: start,
        seek: 0,
        start,
        end: start + 0.9,
        text: ` ${text}`,
        tokens: [],
        temperature: 0,
        avg_logprob: -0.2,
        compression_ratio: 1.2,
        no_speech_prob: 0.01,
      })),
    },
  };
}

/** Nothing comes back as long as the connection is there. */
export function silence(): Promise<Answer> {
  return new Promise(() => undefined);
}

/**
 * A service on this machine that puts speech into text as OpenAI's does: it answers with what `next` holds, one after the
 * other, and then with the last of them.
 */
export async function startTranscriber(): Promise<{
  url: string;
  heard: Heard[];
  answerWith: (...answers: (() => Answer | Promise<Answer>)[]) => void;
  stop: () => Promise<void>;
}> {
  let answers: (() => Answer | Promise<Answer>)[] = [];
  const heard: Heard[] = [];
  const standIn = await startStandIn(async (asked) => {
    if (asked.method !== "POST" || asked.path !== "/v1/audio/transcriptions") {
      return { status: 404, body: {} };
    }
    heard.push(await heardIn(asked));
    const [answer, ...later] = answers;
    if (later.length > 0) answers = later;
    return answer?.() ?? { status: 500, body: {} };
  });
  return {
    url: `http://${standIn.host}/v1`,
    heard,
    answerWith: (...next) => {
      answers = next;
    },
    stop: standIn.stop,
  };
}

async function heardIn({ headers, bytes }: Asked): Promise<Heard> {
  const sent = new Response(new Uint8Array(bytes), {
    headers: { "content-type": headers["content-type"] ?? "" },
  });
  const form = await sent.formData();
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("No file was sent.");
  return {
    authorization: headers.authorization,
    model: form.get("model"),
    format: form.get("response_format"),
    granularity: form.get("timestamp_granularities[]"),
    fileName: file.name,
    mediaType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}
