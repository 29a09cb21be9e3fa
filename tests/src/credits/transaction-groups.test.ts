import { randomUUID } from "node:crypto";
import {
  type CreditTransaction,
  listCreditMonths,
  listTransactionGroups,
  listTransactions,
  type TransactionGroup,
} from "@winnow/contract/credits.ts";
import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { listMonths } from "@winnow/server/features/credits/list-months.ts";
import { insertEntry } from "@winnow/server/features/credits/rows.ts";
import { dayOf } from "@winnow/server/platform/calendar/days.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { givenAccount } from "../given/given-account.ts";
import { type GivenEntry, givenLedger } from "../given/given-ledger.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let other: Recruiter;
let nurses: { kind: "screening"; id: string };
const drive = { kind: "drive" as const, id: randomUUID() };

/** Around midnights of several time zones and the night in which Madrid's clocks go forward. */
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "0" });
  recruiter = await givenAccount(winnow, "Bookkeeper");
  other = await givenAccount(winnow, "Somebody else");
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { title: "Senior nurse" } });
  nurses = { kind: "screening", id };
  await givenLedger(winnow, recruiter.account, entries());
  await givenLedger(winnow, other.account, entries());
});
afterAll(() => winnow?.stop());

function entries(): GivenEntry[] {
  const cv = (minute: number): GivenEntry => ({
    at: minutesAfter("2025-03-29T21:00:00Z", minute),
    type: "debit",
    amount: 100 + minute,
    referenceKind: "cv",
    reason: `CV screened: cv-${minute}.pdf`,
    work: nurses,
  });
  const interview = (minute: number): GivenEntry => ({
    ...cv(minute),
    amount: 1_000,
    referenceKind: "interview",
    reason: "Interview completed",
    work: drive,
  });
  return [
    {
      at: "2025-01-31T23:30:00Z",
      type: "credit",
      amount: 90_000,
      referenceKind: "payment",
      reason: "Bought",
    },
    ...[0, 7, 14, 121, 128].map(cv),
    ...[130, 131].map(interview),
    ...[178, 179, 180, 181, 299, 300, 301].map(cv),
    { at: "2025-03-30T12:00:00Z", type: "debit", amount: 500, referenceKind: "refund", reason: "Refund" },
    { at: "2025-03-30T12:00:01Z", type: "credit", amount: 700, referenceKind: "operator", reason: "Gift" },
    ...[1_440, 1_500, 1_560, 1_620, 1_621].map(interview),
    ...[2_880, 3_000, 3_059, 3_060].map(cv),
  ];
}

function minutesAfter(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString();
}

type Query = z.input<typeof listTransactionGroups.schema.querystring>;
async function groupsOf(query: Query, whose = recruiter): Promise<TransactionGroup[]> {
  return (await whose.call(listTransactionGroups, { query: { size: 100, ...query } })).data;
}
async function entriesOf(query: z.input<typeof listTransactions.schema.querystring>, whose = recruiter) {
  return (await whose.call(listTransactions, { query: { size: 100, ...query } })).data;
}
const signed = ({ type, amount }: Pick<CreditTransaction, "type" | "amount">) =>
  type === "credit" ? amount : -amount;
const sum = (rows: Pick<CreditTransaction, "type" | "amount">[]) =>
  rows.reduce((total, row) => total + signed(row), 0);

describe("the ledger by work and day", () => {
  test.each(["UTC", "Europe/Madrid", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Chatham"])(
    "has a row for each piece of work and day of %s, newest first, that its entries add up to",
    async (timezone) => {
      const groups = await groupsOf({ timezone });
      const all = await entriesOf({});

      const key = (entry: CreditTransaction) =>
        entry.kind === "screening" || entry.kind === "interview"
          ? `${dayOf(new Date(entry.created_at * 1_000), timezone)} ${entry.kind}`
          : entry.id;
      const wanted = [...Map.groupBy(all, key).values()].map(([newest, ...older]) => ({
        day: newest && dayOf(new Date(newest.created_at * 1_000), timezone),
        kind: newest?.kind,
        entries: older.length + 1,
        moved: sum(newest ? [newest, ...older] : []),
        balance: newest?.balance,
      }));
      expect(
        groups.map((group) => ({
          day: group.day,
          kind: group.kind,
          entries: group.entries,
          moved: signed(group),
          balance: group.balance,
        })),
      ).toEqual(wanted);

      for (const { work, from, to, entries: count, ...group } of groups.filter((one) => one.work)) {
        const own = await entriesOf({ work: work?.id, from, to });
        expect([own.length, sum(own)]).toEqual([count, signed(group)]);
      }
    },
  );

  test("calls work what it is called now, and links what is still there", async () => {
    const groups = await groupsOf({ timezone: "UTC" });

    expect(groups.find(({ kind }) => kind === "screening")).toMatchObject({
      work: { id: nurses.id, title: "Senior nurse" },
      link: `/admin/screening-result/${nurses.id}`,
      type: "debit",
    });
    expect(groups.find(({ kind }) => kind === "interview")).toMatchObject({
      work: { id: drive.id, title: null },
      link: null,
    });
    expect(groups.at(-1)).toMatchObject({ work: null, reason: "Bought", type: "credit", entries: 1 });
    expect(groups.at(-1)?.receipt_order_id).not.toBeNull();
  });

  const noon = Date.parse("2025-03-30T12:00:00Z") / 1_000;
  test.each<Query>([
    { type: "debit" },
    { kind: "interview" },
    { kind: "gift,payment" },
    { kind: "reversal,screening", type: "debit" },
    { search: "CV-12" },
    { search: "senior NURSE" },
    { search: "nothing like this" },
    { from: noon },
    { to: noon, kind: "screening" },
    { from: noon + 1 },
    { from: noon - 46_001, to: noon - 43_199 },
  ])("is narrowed by %j as the single entries are", async (query) => {
    const groups = await groupsOf({ timezone: "Europe/Madrid", ...query });
    const single = await entriesOf(query as Parameters<typeof entriesOf>[0]);

    expect(groups.reduce((total, { entries: count }) => total + count, 0)).toBe(single.length);
    expect(sum(groups)).toBe(sum(single));
    for (const { work, from, to, entries: count } of groups.filter((one) => one.work)) {
      const { search, type, kind } = query;
      expect(await entriesOf({ search, type, kind, work: work?.id, from, to } as never)).toHaveLength(count);
    }
  });

  test("is sorted by what the balance moved by, and paged without gaps", async () => {
    const smallestFirst = await groupsOf({ sort_by: "amount", order_by: "asc" });
    const amounts = smallestFirst.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(await groupsOf({ sort_by: "amount", order_by: "desc" })).toEqual(smallestFirst.toReversed());
    // A second within a quarter asks for the entries themselves.
    expect(await groupsOf({ sort_by: "amount", order_by: "asc", to: 4_000_000_001 })).toEqual(smallestFirst);

    const all = (await groupsOf({})).map(({ id }) => id);
    const pages = await Promise.all([0, 1, 2].map((start) => groupsOf({ size: 4, start })));
    expect(pages.flat().map(({ id }) => id)).toEqual(all.slice(0, 12));
    const past = await recruiter.call(listTransactionGroups, { query: { size: 4, start: 9 } });
    expect(past).toMatchObject({ data: [], total: all.length });
  });

  test("never counts entries of another account", async () => {
    await addCredits(winnow.services.database.kysely, {
      accountId: accountIdOf(other.account),
      amount: 5,
      reason: "For the other one",
    });

    expect((await groupsOf({ search: "the other one" })).length).toBe(0);
    expect(await entriesOf({ work: nurses.id }, other)).not.toEqual(await entriesOf({ work: nurses.id }));
    const [own] = await groupsOf({}, other);
    const foreign = (await entriesOf({}))[0]?.id;
    expect(own).toMatchObject({ reason: "For the other one", amount: 5 });
    for (const as_of of [foreign, randomUUID(), "no id"]) {
      expect(await other.refusal(listTransactionGroups, { query: { as_of } })).toMatchObject({ status: 404 });
    }
  });

  test("keeps each row on its page while new entries arrive", async () => {
    const { kysely } = winnow.services.database;
    const accountId = accountIdOf(recruiter.account);
    const finish = () =>
      kysely.transaction().execute((open) => {
        const id = randomUUID();
        return insertEntry(open, {
          accountId,
          type: "debit",
          amount: 1_000,
          reason: "Interview completed",
          referenceKind: "interview",
          referenceId: id,
          work: drive,
          idempotencyKey: id,
        });
      });
    await finish();
    await addCredits(kysely, { accountId, amount: 300, reason: "Before the first page" });
    const before = await groupsOf({});
    const first = await recruiter.call(listTransactionGroups, { query: { size: 3 } });

    await finish();
    await addCredits(kysely, { accountId, amount: 400, reason: "After the first page" });
    const rest: TransactionGroup[] = [];
    for (let start = 1; start < Math.ceil(first.total / 3); start += 1) {
      const page = await recruiter.call(listTransactionGroups, {
        query: { size: 3, start, as_of: first.as_of ?? "" },
      });
      expect([page.total, page.as_of]).toEqual([first.total, first.as_of]);
      rest.push(...page.data);
    }

    expect([...first.data, ...rest]).toEqual(before);
    expect((await groupsOf({ as_of: first.as_of ?? "" })).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
    expect(await groupsOf({ as_of: first.as_of ?? "", search: "a" })).not.toContainEqual(
      expect.objectContaining({ reason: "After the first page" }),
    );
    expect((await groupsOf({}))[0]).toMatchObject({ reason: "After the first page" });
  });

  test("is empty for who has no entries", async () => {
    const newcomer = await givenAccount(winnow, "Newcomer");

    expect(await newcomer.call(listTransactionGroups)).toMatchObject({ data: [], total: 0, as_of: null });
  });

  test.each([{ timezone: "Mars/Olympus" }, { timezone: "" }, { sort_by: "type" }, { from: "yesterday" }])(
    "refuses %j",
    async (query) => {
      expect((await recruiter.refusal(listTransactionGroups, { query } as never)).status).toBe(400);
    },
  );
});

describe("credits per month", () => {
  const monthsOf = (timezone: string) =>
    listMonths(winnow.services, accountIdOf(other.account), {
      timezone,
      now: new Date("2025-04-30T23:00:00Z"),
    });

  test("are those of the last twelve months of a time zone, what was spent on work beside what was bought", async () => {
    const inUtc = await monthsOf("UTC");
    const inMadrid = await monthsOf("Europe/Madrid");

    expect(inUtc).toHaveLength(12);
    expect(inUtc[0]).toEqual({ from: "2024-05-01", to: "2024-05-31", spent: 0, bought: 0 });
    expect(inUtc.at(-1)).toMatchObject({ from: "2025-04-01", to: "2025-04-30" });
    expect(inUtc.find(({ bought }) => bought > 0)).toMatchObject({ to: "2025-01-31", bought: 90_000 });
    expect(inMadrid.at(-1)).toMatchObject({ from: "2025-05-01", to: "2025-05-31" });
    expect(inMadrid.find(({ bought }) => bought > 0)).toMatchObject({ to: "2025-02-28", bought: 90_000 });
    const spentOnWork = entries().filter(({ work }) => work);
    expect(inUtc.reduce((total, { spent }) => total + spent, 0)).toBe(-sum(spentOnWork));
  });

  test("are refused where the time zone is none", async () => {
    expect((await recruiter.refusal(listCreditMonths, { query: { timezone: "Mars/Olympus" } })).status).toBe(
      400,
    );
  });
});
