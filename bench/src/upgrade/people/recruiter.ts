import { setTimeout } from "node:timers/promises";
import type { ApiClient } from "@winnow/tests/support/api-client.ts";
import type { Traffic } from "../traffic.ts";

/** Somebody with an account of their own, and how they are reached. */
export type Recruiter = Pick<ApiClient, "call"> & {
  url: string;
  email: string;
  password: string;
  token: string;
  traffic: Traffic;
};

const patienceMs = 120_000;

/** Asks until it is so, as a page that waits does. */
export async function untilIt<T>(
  what: string,
  ask: () => Promise<T>,
  isSo: (answer: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`${what} took too long.`);
    await setTimeout(300);
  }
}
