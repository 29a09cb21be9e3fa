import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import pg from "pg";
import { startApiProcess } from "./load/start-api-process.ts";
import { printRow } from "./load/summary.ts";

const openForms = 1_000;
const connections = 32;

/**
 * Links of job forms that somebody makes up, among a thousand that open one: how many are found, how many are looked up
 * at all, and how fast refusing them is. Options: --guesses <number> (100000), --addresses <number> (10).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      guesses: { type: "string", default: "100000" },
      addresses: { type: "string", default: "10" },
    },
  });
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const api = await startApiProcess({ directory, databaseUrl: database.url });
    closers.push(() => api.stop());
    await openManyForms(database.url);
    await guess(api.url, { guesses: Number(values.guesses), addresses: Number(values.addresses) });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function guess(url: string, { guesses, addresses }: { guesses: number; addresses: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let left = guesses;
  const startedAt = performance.now();
  const guessOneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1;
      const address = `10.0.${(left % addresses) >> 8}.${(left % addresses) & 255}`;
      const status = await statusOf(agent, `${url}/api/public/job-form/${randomUUID()}`, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, guessOneAfterTheOther));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1_000;
  printRow(["guesses", "addresses", "found", "looked up", "refused", "guesses/s"]);
  const of = (status: number) => String(statuses.get(status) ?? 0);
  printRow([String(guesses), String(addresses), of(200), of(404), of(429), (guesses / seconds).toFixed(0)]);
}

function statusOf(agent: Agent, url: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-forwarded-for": address } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    }).once("error", reject);
  });
}

async function openManyForms(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "insert into accounts (username, email, password_hash) values ('Recruiter', 'recruiter@example.org', '')",
    );
    await client.query(
      `insert into screenings (account_id, title, visibility)
       select id, 'Nurse', 'public' from accounts, generate_series(1, ${openForms})`,
    );
    await client.query(
      "insert into job_forms (screening_id, account_id) select id, account_id from screenings",
    );
  } finally {
    await client.end();
  }
}
