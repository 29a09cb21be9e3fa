import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { isReady } from "./release-process.ts";

export type Balancer = {
  url: string;
  /** Its calls go there from when it is ready. */
  add: (port: number) => Promise<void>;
  /** No further call goes there; resolves once the last one is answered. Streams stay. */
  leaveOut: (port: number) => Promise<void>;
  /** To be forgotten, after it has ended. */
  remove: (port: number) => void;
  close: () => Promise<void>;
};

type Target = { port: number; isUp: boolean; isLeftOut: boolean; calls: number };

const probeMs = 500;
const maxLeaveMs = 10_000;

/**
 * What stands before the APIs: calls go to one ready process after the other over connections that are kept, as the
 * samples in deploy/proxy have it. A call goes to the next process only where nobody listens, so that none is sent twice.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets: Target[] = [];
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  const closing = new AbortController();
  let turn = 0;
  const pick = () => {
    const up = targets.filter((target) => target.isUp && !target.isLeftOut);
    turn += 1;
    return up[turn % up.length];
  };
  const passOn = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await bodyOf(asked);
    for (let target = pick(); target; target = pick()) {
      target.calls += 1;
      try {
        return await send({ agent, port: target.port, asked, body, answer });
      } catch (error) {
        if (!isRefused(error)) throw error;
        target.isUp = false;
      } finally {
        target.calls -= 1;
      }
    }
    throw new Error("No process is ready.");
  };
  const server = createServer((asked, answer) => {
    passOn(asked, answer).catch((error: Error) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { "x-reason": error.message.slice(0, 200) }).end("{}");
    });
  });
  server.keepAliveTimeout = 60_000;
  const probe = async () => {
    await Promise.all(targets.map(async (target) => (target.isUp = await isReady(target.port))));
  };
  const probing = (async () => {
    while (!closing.signal.aborted) {
      await probe();
      await setTimeout(probeMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const find = (port: number) => targets.find((target) => target.port === port);
  return {
    // A server that listens on a port has an address of this kind.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (port) => {
      targets.push({ port, isUp: await isReady(port), isLeftOut: false, calls: 0 });
    },
    leaveOut: async (port) => {
      const target = find(port);
      if (!target) return;
      target.isLeftOut = true;
      const deadline = Date.now() + maxLeaveMs;
      while (target.calls > 0 && Date.now() < deadline) await setTimeout(20);
    },
    remove: (port) => {
      const target = find(port);
      if (target) targets.splice(targets.indexOf(target), 1);
    },
    close: async () => {
      closing.abort();
      await probing;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/** Resolves when the answer is over, or has turned out to be a stream. */
function send(call: {
  agent: Agent;
  port: number;
  asked: IncomingMessage;
  body: Buffer;
  answer: ServerResponse;
}): Promise<void> {
  const { agent, port, asked, body, answer } = call;
  const { connection: _ours, "transfer-encoding": _chunked, ...headers } = asked.headers;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, agent, method: asked.method, path: asked.url, headers },
      (answered) => {
        const { connection: _theirs, "keep-alive": _kept, ...answerHeaders } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, answerHeaders);
        answered.pipe(answer);
        if (answered.headers["content-type"]?.startsWith("text/event-stream")) {
          answered.once("error", () => answer.destroy());
          answer.flushHeaders();
          resolve();
        }
        answered.once("error", reject).once("end", resolve);
      },
    );
    sent.once("error", reject);
    answer.once("close", () => {
      if (!answer.writableFinished) sent.destroy();
    });
    sent.end(body);
  });
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  return Buffer.concat(parts);
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}
