import { createHash, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import {
  type AnswerRecording,
  beginAnswer,
  beginRecording,
  type CandidateInterview,
  continueHere,
  endRecording,
  finishInterview,
  giveAnswer,
  giveConsent,
  interviewNotice,
  openQuestion,
  partsDone,
  requestPartLinks,
} from "@winnow/contract/answers.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { createApiClient } from "@winnow/tests/support/api-client.ts";
import type { Candidate } from "./invite-candidates.ts";

export type Recorded = {
  /** From when each part was due until the server had it, in milliseconds; of parts sent together those of the last. */
  partsMs: number[];
  /** Parts that the server says it has. */
  arrived: number;
};

type Given = { params: Record<string, unknown>; body: unknown };

/** Answers the one question of an interview as a page does, with parts at an even pace, and finishes. */
export async function recordAnswer(options: {
  url: string;
  candidate: Candidate;
  parts: Uint8Array[];
  seconds: number;
  recordingId: string;
  partsPerCall: number;
}): Promise<Recorded> {
  const { url, candidate, parts, seconds, recordingId, partsPerCall } = options;
  const { token, address } = candidate;
  const headers = { "x-forwarded-for": address };
  const client = createApiClient(url);
  const send = async (endpoint: Endpoint, given: Given): Promise<unknown> => {
    const { status, body } = await client.attempt(endpoint, { ...given, headers });
    if (status !== 200) throw new Error(`${endpoint.url} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const visit = randomUUID();
  await send(continueHere, { params: { token }, body: { visit } });
  // The server has made each body with its endpoint's own response schema.
  const interview = (await send(giveConsent, {
    params: { token },
    body: { visit, ...interviewNotice },
  })) as CandidateInterview;
  const question = { token, question_id: interview.questions[0]?.id };
  await send(openQuestion, { params: question, body: { visit } });
  await send(beginAnswer, { params: question, body: { visit, kind: "audio", take: 1 } });
  await send(beginRecording, {
    params: question,
    body: { visit, recording_id: recordingId, kind: "audio", take: 1, media_type: "audio/mp4" },
  });

  const params = { token, recording_id: recordingId };
  const partMs = (seconds * 1_000) / parts.length;
  const startedAt = performance.now();
  const partsMs: number[] = [];
  for (let first = 0; first < parts.length; first += partsPerCall) {
    const together = parts
      .slice(first, first + partsPerCall)
      .map((bytes, index) => ({ number: first + index, bytes }));
    const dueAt = startedAt + (first + together.length) * partMs;
    await setTimeout(Math.max(0, dueAt - performance.now()));
    const { links } = (await send(requestPartLinks, {
      params,
      body: { parts: together.map(announced) },
    })) as { links: { number: number; url: string; headers: Record<string, string> }[] };
    for (const link of links) {
      const put = await fetch(new URL(link.url, url), {
        method: "PUT",
        headers: { ...link.headers, ...headers },
        body: Buffer.from(parts[link.number] ?? new Uint8Array()),
      });
      if (!put.ok) throw new Error(`The storage answered ${put.status}.`);
    }
    await send(partsDone, { params, body: { numbers: together.map(({ number }) => number) } });
    partsMs.push(performance.now() - dueAt);
  }
  const ended = (await send(endRecording, {
    params,
    body: { parts_count: parts.length, recorded_ms: seconds * 1_000 },
  })) as AnswerRecording;
  await send(giveAnswer, { params: question, body: { visit } });
  await send(finishInterview, { params: { token }, body: { visit } });
  return { partsMs, arrived: ended.parts.length };
}

function announced({ number, bytes }: { number: number; bytes: Uint8Array }) {
  return {
    number,
    size_bytes: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}
