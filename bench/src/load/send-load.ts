import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

export type LoadCall = { path: string; headers: Record<string, string>; body?: string };
export type Load = {
  calls: number;
  seconds: number;
  /** In milliseconds, each call's own; not sorted. */
  latencies: number[];
};

/**
 * Sends calls over so many connections for so long, on each the next as soon as the one before is answered. An answer
 * other than 200 ends it: a server that refuses is quick.
 */
export async function sendLoad(options: {
  url: string;
  connections: number;
  seconds: number;
  call: (count: number) => LoadCall;
}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const latencies: number[] = [];
  let count = 0;
  const startedAt = performance.now();
  const end = startedAt + options.seconds * 1_000;
  const sendOneAfterTheOther = async () => {
    while (performance.now() < end) {
      const call = options.call(count++);
      const sentAt = performance.now();
      await send(agent, options.url, call);
      latencies.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.connections }, sendOneAfterTheOther));
  } finally {
    agent.destroy();
  }
  return { calls: latencies.length, seconds: (performance.now() - startedAt) / 1_000, latencies };
}

function send(agent: Agent, url: string, { path, headers, body }: LoadCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
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
