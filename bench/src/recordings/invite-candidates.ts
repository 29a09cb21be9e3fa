import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  addDriveCandidates,
  createDriveRound,
  scheduleInterviews,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { openBalance } from "@winnow/server/features/credits/rows.ts";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { createApiClient } from "@winnow/tests/support/api-client.ts";
import type pg from "pg";

/** Whoever has the link of an invitation, and the address that the calls come from. */
export type Candidate = { token: string; address: string };

export const recruiterSession = "whoever recruits";
const longestInvitingMs = 120_000;

/** Candidates of one drive with one question to be answered by audio, each with the link of the mail. */
export async function inviteCandidates(options: {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  count: number;
}): Promise<Candidate[]> {
  const { url, pool, count } = options;
  await openAccount(options);
  const recruiter = createApiClient(url, recruiterSession);
  const { id } = await recruiter.call(createDriveRound, { body: { title: "Ward nurse" } });
  const params = { id };
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Candidate ${index + 1}`,
    email: `candidate-${index + 1}@example.org`,
  }));
  await recruiter.call(addDriveCandidates, { params, body: { candidates: people } });
  await recruiter.call(updateDriveRound, {
    params,
    body: {
      closes_at: Math.floor(Date.now() / 1_000) + 7 * 24 * 60 * 60,
      time_zone: "UTC",
      questions: [
        {
          id: randomUUID(),
          text: "Tell us about a shift that went wrong.",
          skill: null,
          kind: "own",
          answer_kinds: ["audio"],
          preparation_seconds: 30,
          answer_seconds: 600,
          retakes: 0,
          rubric: [],
          reason: null,
          sentence: null,
        },
      ],
    },
  });
  await recruiter.call(scheduleInterviews, { params });
  return (await readTokens(pool, count)).map((token, index) => ({
    token,
    address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  }));
}

/** An account that is signed in and can pay. */
async function openAccount({ pool, databaseUrl }: { pool: pg.Pool; databaseUrl: string }): Promise<void> {
  const { rows } = await pool.query<{ account_id: AccountId }>(
    `with account as (
       insert into accounts (username, email, password_hash, email_verified_at)
       values ('Recruiter', 'recruiter@example.org', '', now()) returning id)
     insert into sessions (token_hash, account_id, expires_at)
     select sha256(convert_to($1, 'UTF8')), id, now() + interval '1 day' from account returning account_id`,
    [recruiterSession],
  );
  const database = openDatabase<Tables>(databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    for (const { account_id: accountId } of rows) {
      await openBalance(database.kysely, accountId);
      await addCredits(database.kysely, { accountId, amount: 10_000_000, reason: "Benchmark" });
    }
  } finally {
    await database.close();
  }
}

async function readTokens(pool: pg.Pool, count: number): Promise<string[]> {
  const deadline = performance.now() + longestInvitingMs;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ body_text: string }>("select body_text from inbox_mails");
    const tokens = rows.flatMap(({ body_text: text }) => /\/interview\/([\w-]+)/.exec(text)?.[1] ?? []);
    const links = await pool.query("select from interview_links");
    if (tokens.length === count && links.rowCount === count) return tokens;
    await setTimeout(200);
  }
  throw new Error("The invitations did not go out within two minutes.");
}
