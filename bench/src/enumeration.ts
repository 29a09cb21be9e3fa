import { randomBytes, randomUUID } from "node:crypto";
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

const opened = 1_000;
const connections = 32;

/** What strangers open by a link, and a link that somebody makes up in the form of the real ones. */
const kinds = {
  "job form": () => `/api/public/job-form/${randomUUID()}`,
  interview: () => `/api/public/interview/${madeUpToken()}?visit=${randomUUID()}`,
  receipt: () => `/api/public/receipt/${madeUpToken()}`,
  "shared candidate": () => `/api/public/candidate/${madeUpToken()}?visit=${randomUUID()}`,
};
type Kind = keyof typeof kinds;

const madeUpToken = () => randomBytes(32).toString("base64url");

/**
 * Links that somebody makes up, of each kind that a stranger can open, among a thousand that open something: how many are
 * found, how many are looked up at all, and how fast refusing them is. Options: --guesses <number> of each kind (100000),
 * --addresses <number> (10).
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
    await openMany(database.url);
    printRow(["link", "guesses", "addresses", "found", "looked up", "refused", "guesses/s"]);
    for (const kind of Object.keys(kinds) as Kind[]) {
      await guess(api.url, kind, { guesses: Number(values.guesses), addresses: Number(values.addresses) });
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function guess(
  url: string,
  kind: Kind,
  { guesses, addresses }: { guesses: number; addresses: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let left = guesses;
  const startedAt = performance.now();
  const guessOneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1;
      const address = `10.0.${(left % addresses) >> 8}.${(left % addresses) & 255}`;
      const status = await statusOf(agent, `${url}${kinds[kind]()}`, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, guessOneAfterTheOther));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1_000;
  const of = (status: number) => String(statuses.get(status) ?? 0);
  printRow([
    kind,
    String(guesses),
    String(addresses),
    of(200),
    of(404),
    of(429),
    (guesses / seconds).toFixed(0),
  ]);
}

function statusOf(agent: Agent, url: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-forwarded-for": address } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    }).once("error", reject);
  });
}

/** A thousand job forms, interviews, receipts and shared candidates. */
async function openMany(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      insert into accounts (username, email, password_hash) values ('Recruiter', 'recruiter@example.org', '');
      insert into screenings (account_id, title, visibility)
        select id, 'Nurse', 'public' from accounts, generate_series(1, ${opened});
      insert into job_forms (screening_id, account_id) select id, account_id from screenings;
      insert into applications (id, account_id, screening_id, state, file_id, file_name, size_bytes, media_type,
          consent_version, consent_language, sent_at)
        select gen_random_uuid(), account_id, id, 'sent', gen_random_uuid(), 'cv.pdf', 1, 'application/pdf', '1', 'en',
          now()
        from screenings;
      insert into application_receipts (token_hash, account_id, application_id)
        select sha256(id::text::bytea), account_id, id from applications;
      insert into drives (account_id, title, status, opens_at, closes_at)
        select id, 'Nurses', 'InProgress', now(), now() + interval '7 days' from accounts;
      insert into drive_candidates (account_id, drive_id, name, email)
        select account_id, id, 'Candidate ' || number, 'candidate-' || number || '@example.org'
        from drives, generate_series(1, ${opened}) number;
      insert into interviews (account_id, drive_id, candidate_id, batch_id)
        select account_id, drive_id, id, gen_random_uuid() from drive_candidates;
      insert into interview_links (token_hash, account_id, interview_id)
        select sha256(id::text::bytea), account_id, id from interviews;
      insert into shares (id, account_id, interview_id, token_hash, whom, shows_cv, shows_answers, shows_report,
          hides_name, allows_feedback, expires_at)
        select gen_random_uuid(), account_id, id, sha256(id::text::bytea), 'Manager', true, true, true, false, false,
          now() + interval '7 days'
        from interviews;
    `);
  } finally {
    await client.end();
  }
}
