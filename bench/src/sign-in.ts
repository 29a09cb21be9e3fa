import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { hashPassword } from "@winnow/server/platform/passwords.ts";
import pg from "pg";
import { type LoadCall, sendLoad } from "./load/send-load.ts";
import { startApiProcess } from "./load/start-api-process.ts";
import { printRow, summaryOf } from "./load/summary.ts";

const accounts = 500;
const password = "sifting grain 42";
const token = "somebody-else";
/** As of people who look at pages; so few that sign-ins are what is measured. */
const othersPerSecond = 50;
const turnSeconds = 4;

/**
 * How many sign-ins the API takes in a second, and what a list call of somebody else takes while so many sign in, in
 * turns with nobody signing in. Options: --rate <sign-ins per second> (50), --rounds <number> (3).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { rate: { type: "string", default: "50" }, rounds: { type: "string", default: "3" } },
  });
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const api = await startApiProcess({ directory, databaseUrl: database.url });
    closers.push(() => api.stop());
    await openAccounts(database.url);
    await measure(api.url, { rate: Number(values.rate), rounds: Number(values.rounds) });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measure(url: string, options: { rate: number; rounds: number }): Promise<void> {
  const others = () =>
    sendLoad({ url, connections: 8, during: turnSeconds, perSecond: othersPerSecond, call: othersCall });
  const signIns = (perSecond?: number) =>
    sendLoad({ url, connections: 16, during: turnSeconds, perSecond, call: signIn });
  await Promise.all([others(), signIns(options.rate)]);
  const rows = {
    "others, nobody signs in": [await others()],
    "others, meanwhile": [] as Awaited<ReturnType<typeof others>>[],
    [`sign-ins, ${options.rate} a second wished`]: [] as Awaited<ReturnType<typeof others>>[],
    "sign-ins, as many as go": [await signIns()],
  };
  for (let round = 0; round < options.rounds; round += 1) {
    const [meanwhile, signedIn] = await Promise.all([others(), signIns(options.rate)]);
    rows["others, meanwhile"].push(meanwhile);
    rows[`sign-ins, ${options.rate} a second wished`]?.push(signedIn);
    rows["others, nobody signs in"].push(await others());
    rows["sign-ins, as many as go"].push(await signIns());
  }
  printRow(["", "calls/s", "p50 ms", "p95 ms"]);
  for (const [what, loads] of Object.entries(rows)) {
    const { rate, p50, p95 } = summaryOf(loads);
    printRow([what, rate.toFixed(0), p50.toFixed(1), p95.toFixed(1)]);
  }
}

/** From an address of its own each time, so that nobody is taken for a guesser. */
let signedIn = 0;
function signIn(): LoadCall {
  const number = signedIn++;
  return {
    method: "POST",
    path: "/api/public/account/login",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ email: `recruiter${number % accounts}@example.org`, password }),
  };
}

function othersCall(): LoadCall {
  return { path: "/api/auth/screener", headers: { authorization: token } };
}

async function openAccounts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into accounts (username, email, password_hash, email_verified_at)
       select 'Recruiter', 'recruiter' || number || '@example.org', $1, now()
         from generate_series(0, ${accounts - 1}) as number`,
      [await hashPassword(password)],
    );
    await client.query(
      `insert into sessions (token_hash, account_id, expires_at)
       select sha256(convert_to($1, 'UTF8')), id, now() + interval '30 days' from accounts limit 1`,
      [token],
    );
    await client.query("insert into screenings (account_id, title) select account_id, 'Nurse' from sessions");
  } finally {
    await client.end();
  }
}
