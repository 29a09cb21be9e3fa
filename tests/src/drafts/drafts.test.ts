import { randomUUID } from "node:crypto";
import { keepDraft, listDrafts } from "@winnow/contract/drafts.ts";
import { maximumDrafts } from "@winnow/contract/limits.ts";
import { createScreening, deleteScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let mara: Recruiter;
let nuria: Recruiter;
let subject_id: string;
const page = randomUUID();

beforeAll(async () => {
  winnow = await startWinnow();
  mara = await givenAccount(winnow, "Mara Lind");
  nuria = await givenAccount(winnow, "Nuria Vall");
});
beforeEach(() => {
  subject_id = randomUUID();
});
afterAll(() => winnow?.stop());

function keep(text: string | null, change: number, options: { page?: string; name?: string } = {}) {
  return mara.call(keepDraft, {
    params: { subject_id, name: options.name ?? "note" },
    body: { fields: text === null ? null : { text }, page_id: options.page ?? page, change },
  });
}

async function texts(who = mara): Promise<unknown[]> {
  const { drafts } = await who.call(listDrafts, { params: { subject_id } });
  return drafts.map(({ fields }) => fields.text);
}

test("what was typed last is there again, for nobody but who typed it", async () => {
  await keep("Call", 1);
  await keep("Call on Monday", 2);
  await keep("Too junior", 3, { name: "reject reason" });

  expect(await texts()).toEqual(["Call on Monday", "Too junior"]);
  expect(await texts(nuria)).toEqual([]);
});

test("a change that arrives after a later one of the same page is passed over", async () => {
  await keep("Call on Monday", 2);
  await keep("Call", 1);
  expect(await texts()).toEqual(["Call on Monday"]);
});

test("a draft that was saved or dropped is not brought back by a late change", async () => {
  await keep("Call", 1);
  await keep(null, 3);
  await keep("Call on Monday", 2);
  expect(await texts()).toEqual([]);
});

test("of two pages the last one counts", async () => {
  await keep("From one page", 7);
  await keep("From another page", 1, { page: randomUUID() });
  expect(await texts()).toEqual(["From another page"]);
});

test("what was typed about a screening goes with it", async () => {
  const { id } = await mara.call(createScreening, { body: {} });
  subject_id = id;
  await keep("We look for", 1, { name: "jd" });
  await mara.call(deleteScreening, { params: { id } });
  const { rows } = await winnow.pool.query("select from drafts where subject_id = $1", [id]);
  expect(rows).toEqual([]);
});

test("there is always room for what is typed now: the oldest draft gives way", async () => {
  const first = subject_id;
  await keep("The oldest", 1);
  await winnow.pool.query(
    `insert into drafts (account_id, subject_id, name, fields, page_id, change)
     select $1, gen_random_uuid(), 'note', '{"text": "x"}', gen_random_uuid(), 1 from generate_series(1, $2)`,
    [mara.account.id, maximumDrafts - 1],
  );
  await winnow.pool.query(
    "update drafts set changed_at = changed_at - interval '1 hour' where subject_id = $1",
    [first],
  );
  subject_id = randomUUID();
  await keep("The newest", 1);

  expect(await texts()).toEqual(["The newest"]);
  const { drafts } = await mara.call(listDrafts, { params: { subject_id: first } });
  expect(drafts).toEqual([]);
});

test.each([
  ["a key that is not known", { fields: { text: "x" }, page_id: page, change: 1, mode: "live" }],
  ["a text that is too long", { fields: { text: "x".repeat(50_001) }, page_id: page, change: 1 }],
  [
    "more than there may be",
    { fields: { one: "x".repeat(40_000), two: "x".repeat(40_000) }, page_id: page, change: 1 },
  ],
  ["a character that cannot be stored", { fields: { text: "\u0000" }, page_id: page, change: 1 }],
  ["something nested", { fields: { text: { deep: 1 } }, page_id: page, change: 1 }],
  ["no number of the change", { fields: { text: "x" }, page_id: page }],
])("a draft with %s is refused", async (_case, body) => {
  const { status } = await mara.refusal(keepDraft, { params: { subject_id, name: "note" }, body });
  expect(status).toBe(400);
});
