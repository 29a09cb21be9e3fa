import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

export type LoadCall = {
  method?: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body?: string;
};
export type Load = {
  seconds: number;
  /** In milliseconds, each call's own; not sorted. */
  latencies: number[];
};

/**
 * Sends calls over so many connections for so long, on each the next as soon as the one before is answered; or so many
 * per second, each timed from when it was due. An answer other than 200 ends it: a server that refuses is quick.
 */
export async function sendLoad(options: {
  url: string;
  connections: number;
  /** How long in seconds, or for as long as this is not settled. */
  during: number | Promise<unknown>;
  perSecond?: number;
  call: (count: number) => LoadCall;
}): Promise<Load> {
  const { url, connections, during, perSecond } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const startedAt = performance.now();
  let count = 0;
  let isOver = false;
  const ended = typeof during === "number" ? setTimeout(during * 1_000) : during;
  const sendOneAfterTheOther = async () => {
    while (!isOver) {
      const number = count++;
      const dueAt = perSecond === undefined ? performance.now() : startedAt + (number * 1_000) / perSecond;
      await setTimeoutUnlessPast(dueAt);
      if (isOver) return;
      await send(agent, url, options.call(number));
      latencies.push(performance.now() - dueAt);
    }
  };
  const over = () => {
    isOver = true;
  };
  try {
    const sending = Array.from({ length: connections }, sendOneAfterTheOther);
    await Promise.all([ended.then(over, over), ...sending]);
  } finally {
    isOver = true;
    agent.destroy();
  }
  return { seconds: (performance.now() - startedAt) / 1_000, latencies };
}

async function setTimeoutUnlessPast(at: number): Promise<void> {
  const waitMs = at - performance.now();
  if (waitMs > 0) await setTimeout(waitMs);
}

export function send(agent: Agent, url: string, { method, path, headers, body }: LoadCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method: method ?? "GET", headers }, (answer) => {
      answer.resume();
      answer.once("error", reject);
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
