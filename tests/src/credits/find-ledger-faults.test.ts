import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { findLedgerFaults, ledgerRules } from "@winnow/server/features/credits/find-ledger-faults.ts";
import { holdCredits } from "@winnow/server/features/credits/hold-credits.ts";
import { checkLedger } from "@winnow/server/features/credits/job-handlers.ts";
import { settleFromHold } from "@winnow/server/features/credits/settle-from-hold.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import { type Database, openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { workKinds } from "@winnow/server/work-kinds.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccount, openLedgerDatabase } from "../support/ledger-database.ts";
import { asAdministrator } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
/** Who may switch the guards off. */
let administrator: Database<Tables>;
let accountId: AccountId;
let screeningId: string;
/** A hold of three CVs, of which one is finished and charged, and one has been given back. */
let holdId: string;
let finishedCv: string;

beforeAll(async () => {
  database = await openLedgerDatabase(3);
  administrator = openDatabase(asAdministrator(database.url), {
    connections: 1,
    onIdleError: () => undefined,
  });
  const { kysely } = database;
  accountId = await openAccount(kysely);
  await addCredits(kysely, { accountId, amount: 2_500, reason: "Gift" });
  const screening = await kysely
    .insertInto("screenings")
    .values({ account_id: accountId, title: "Books" })
    .returning("id")
    .executeTakeFirstOrThrow();
  screeningId = screening.id;
  const hold = { accountId, work: workOf(screeningId), units: 2, unitAmount: 100 };
  holdId = (await kysely.transaction().execute((open) => holdCredits(open, hold))) ?? "";
  finishedCv = await insertCv("screening");
  await insertCv("queued");
  await kysely.transaction().execute(async (open) => {
    await open
      .insertInto("screening_results")
      .values({
        account_id: accountId,
        screening_id: screeningId,
        cv_file_id: finishedCv,
        matching_score: 50,
        must_haves_met: 0,
        must_haves: 0,
        flags: [],
        years_of_work: 0,
        engine_version: "1",
        report: "{}",
        candidate_number: 1,
        facts: "{}",
      })
      .execute();
    await open.updateTable("cv_files").set({ state: "screened" }).where("id", "=", finishedCv).execute();
    await settleFromHold(open, {
      accountId,
      holdId,
      reason: "CV",
      kind: "cv",
      id: finishedCv,
      work: workOf(screeningId),
    });
  });
});
afterAll(async () => {
  await administrator?.close();
  await database?.close();
});

async function insertCv(state: "queued" | "screening"): Promise<string> {
  const cv = await database.kysely
    .insertInto("cv_files")
    .values({
      account_id: accountId,
      screening_id: screeningId,
      file_name: "cv.pdf",
      size_bytes: 1,
      media_type: "application/pdf",
      object_key: randomUUID(),
      state,
      is_checked: true,
      hold_id: holdId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return cv.id;
}

const entryColumns =
  "account_id, type, amount, balance_after, reason, reference_kind, reference_id, work_id, hold_id, idempotency_key";

/** What somebody with all rights could do past every guard; "$account" and so on are put in. */
const tampering: Record<string, string[]> = {
  "a balance is the sum of its entries": ["update credit_balances set balance = balance + 1"],
  "every entry says the balance after it": [
    "update credit_entries set balance_after = balance_after + 1 where type = 'credit'",
  ],
  "the ledger by quarters is the sum of its entries": ["update credit_quarters set entries = entries + 1"],
  "what is held is what open holds reserve": ["update credit_balances set held = held - 100"],
  "no more is held than there is": [
    "alter table credit_balances drop constraint credit_balances_check",
    "update credit_balances set held = balance + 1",
  ],
  "a hold resolves once": [
    "alter table credit_holds drop constraint credit_holds_check",
    "update credit_holds set released = amount",
  ],
  "what a hold has captured was debited": ["update credit_holds set captured = 200"],
  "an idempotency key is used once": [
    "alter table credit_entries drop constraint credit_entries_account_id_idempotency_key_key",
    `insert into credit_entries (${entryColumns})
       select account_id, type, amount, balance_after + amount, reason, reference_kind, 'other', null, null, idempotency_key
         from credit_entries where type = 'credit'`,
  ],
  "one thing is credited or charged once": [
    "alter table credit_entries drop constraint credit_entries_reference_kind_reference_id_type_key",
    `insert into credit_entries (${entryColumns})
       select account_id, type, amount, balance_after + amount, reason, reference_kind, reference_id, null, null, 'other'
         from credit_entries where type = 'credit'`,
  ],
  "a finished CV has its result and its charge": ["delete from screening_results"],
  "a charged CV is finished": ["update cv_files set state = 'queued' where id = '$finishedCv'"],
  "an open hold has work to pay for": ["delete from cv_files where state = 'queued'"],
  "a completed interview has its charge": [interview("COMPLETED")],
  "a charged interview is completed": [
    interview("Started"),
    `insert into credit_entries (${entryColumns})
       select account_id, 'debit', 1, 1, 'Interview', 'interview', id::text, null, null, id::text
         from interviews`,
  ],
  "an open hold has interviews to pay for": [interview("NotAttended"), "delete from interviews"],
  "what is owed is paid before anything can be spent": [owed({ amount: 100, paid: 0 })],
  "what was paid of it was debited": [owed({ amount: 100, paid: 100 })],
  "the guards of the ledger are on": ["alter table credit_entries disable trigger credit_entries_stay"],
};

/** A drive with one candidate in this status, and a hold of 100 for the interview. */
function interview(status: "NotAttended" | "Started" | "COMPLETED"): string {
  return `with
    drive as (insert into drives (account_id, title)
      select account_id, 'Round' from credit_balances returning id, account_id),
    candidate as (insert into drive_candidates (account_id, drive_id, name, email)
      select account_id, id, 'Ada', 'ada@example.com' from drive returning id, drive_id),
    hold as (insert into credit_holds (account_id, work_kind, work_id, amount, unit_amount)
      select account_id, 'drive', id, 100, 100 from drive returning id, account_id)
    insert into interviews (account_id, drive_id, candidate_id, batch_id, hold_id, status)
      select hold.account_id, candidate.drive_id, candidate.id, gen_random_uuid(), hold.id, '${status}'
        from hold, candidate`;
}

function owed({ amount, paid }: { amount: number; paid: number }): string {
  return `insert into credits_owed (account_id, amount, paid, reference_kind, reference_id, reason)
    select account_id, ${amount}, ${paid}, 'refund', 'r', 'Owed' from credit_balances`;
}

class RolledBack extends Error {}

/** The faults that are found after `statements`, none of which stays. */
async function faultsAfter(statements: string[]): Promise<string[]> {
  let faults: string[] = [];
  await administrator.kysely
    .transaction()
    .execute(async (open) => {
      const run = (text: string) => sql.raw(text).execute(open);
      await run("set local session_replication_role = replica");
      for (const statement of statements) {
        await run(statement.replace("$finishedCv", finishedCv));
      }
      faults = (await findLedgerFaults(open, workKinds)).map(({ rule }) => rule);
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return faults;
}

describe("a ledger that adds up", () => {
  test("has no faults", async () => {
    expect(await faultsAfter([])).toEqual([]);
  });
});

describe("somebody who gets past every guard is found out:", () => {
  test.each(Object.keys(ledgerRules(workKinds)))("%s", async (rule) => {
    expect(await faultsAfter(tampering[rule] ?? [])).toContain(rule);
  });

  test("a finished CV whose charge was removed", async () => {
    expect(await faultsAfter(["delete from credit_entries where type = 'debit'"])).toContain(
      "a finished CV has its result and its charge",
    );
  });

  test("a guard that was dropped altogether", async () => {
    expect(await faultsAfter(["drop trigger credit_entries_stay on credit_entries"])).toContain(
      "the guards of the ledger are on",
    );
  });
});

describe("the operator", () => {
  const command = fileURLToPath(new URL("../../../server/src/commands/ledger.ts", import.meta.url));
  async function runCommand(): Promise<{ code: number; output: string }> {
    const directory = await mkdtemp(join(tmpdir(), "winnow-ledger-"));
    const environment = { ...startingEnvironment(), DATABASE_URL: database.url, DATA_DIR: directory };
    const ended = await promisify(execFile)(process.execPath, [command], { env: environment })
      .then(({ stdout }) => ({ code: 0, output: stdout }))
      .catch((error) => ({ code: Number(error.code), output: String(error.stdout) }));
    await rm(directory, { recursive: true, force: true });
    return ended;
  }

  test("is told by the command and by the nightly log what is off, and where", async () => {
    expect(await runCommand()).toEqual({
      code: 0,
      output: `The ledger adds up: ${Object.keys(ledgerRules(workKinds)).length} rules hold.\n`,
    });
    const logged: unknown[] = [];
    const log = { error: (...given: unknown[]) => void logged.push(given) };
    await checkLedger({ database, workKinds, log });
    expect(logged).toEqual([]);

    const other = await openAccount(database.kysely);
    await administrator.kysely.transaction().execute(async (open) => {
      await sql`set local session_replication_role = replica`.execute(open);
      await open
        .updateTable("credit_balances")
        .set({ balance: 700 })
        .where("account_id", "=", other)
        .execute();
    });

    const { code, output } = await runCommand();
    expect(code).toBe(1);
    expect(output).toContain("Broken: a balance is the sum of its entries");
    expect(output).toContain(`account ${other}: the balance is 700, the entries make 0`);
    await checkLedger({ database, workKinds, log });
    expect(logged).toEqual([
      [
        {
          faults: [
            {
              rule: "a balance is the sum of its entries",
              accountId: other,
              found: "the balance is 700, the entries make 0",
            },
          ],
        },
        "the ledger does not add up",
      ],
    ]);
  });
});
