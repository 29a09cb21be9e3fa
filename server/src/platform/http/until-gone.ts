import type { FastifyReply } from "fastify";
import { Failure } from "../failure.ts";

/** Aborts when the caller hangs up before the answer is there. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort(new Failure("requestTimedOut"));
  });
  return gone.signal;
}
