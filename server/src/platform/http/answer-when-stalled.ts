import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";

/** Node would close a connection on which nothing moves without a word; whoever waits for an answer gets one. */
export function answerWhenStalled(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once("timeout", () => {
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    reply
      .header("connection", "close")
      .send(
        request.raw.complete
          ? new Failure("answerTookTooLong", { retryAfterSeconds: 5 })
          : new Failure("requestTimedOut"),
      );
  });
}
