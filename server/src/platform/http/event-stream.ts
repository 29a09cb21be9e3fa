import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a reader may leave unread before it is given up; it comes back and goes on from the last id it saw. */
const maxBacklogBytes = 1024 * 1024;
const heartbeatMs = 15_000;

export type EventStream = {
  send: (event: { name: string; id?: string; data: unknown }) => void;
  close: () => void;
  onClose: (listener: () => void) => void;
  isOpen: () => boolean;
};

/**
 * Answers a request with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * The route's handler returns `reply` after it.
 */
export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  const listeners: (() => void)[] = [];
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), heartbeatMs);
  stream.once("close", () => {
    clearInterval(heartbeat);
    for (const listener of listeners) listener();
  });
  // A reader that goes away breaks the pipe; that is the ordinary end.
  stream.on("error", () => undefined);
  reply
    .header("Content-Type", "text/event-stream; charset=utf-8")
    .header("X-Accel-Buffering", "no")
    .send(stream);
  stream.write("retry: 1000\n\n");
  return {
    send: ({ name, id, data }) => {
      const lines = [
        `event: ${name}`,
        ...(id === undefined ? [] : [`id: ${id}`]),
        `data: ${JSON.stringify(data)}`,
      ];
      stream.write(`${lines.join("\n")}\n\n`);
      if (stream.writableLength > maxBacklogBytes) {
        stream.destroy();
      }
    },
    close: () => stream.end(),
    onClose: (listener) => listeners.push(listener),
    isOpen: () => !stream.destroyed && !stream.writableEnded,
  };
}
