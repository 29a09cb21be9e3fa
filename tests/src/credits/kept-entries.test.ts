import { revealCandidate } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { findInKeptEntries } from "@winnow/server/features/credits/kept-entries.ts";
import { listEntries } from "@winnow/server/features/credits/list-entries.ts";
import { findEntryPage } from "@winnow/server/features/credits/rows.ts";
import { eraseCv } from "@winnow/server/features/erasures/erase-cv.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let nurses: Screened;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Bookkeeper");
  nurses = await givenScreened(winnow, recruiter, { cvs: 4 });
});
afterAll(() => winnow?.stop());

const reader = () => ({
  accountId: accountIdOf(recruiter.account),
  workKinds: winnow.services.workKinds,
  language: "en" as const,
});
const page = { sort_by: "created_at", order_by: "desc", start: 0, size: 100 } as const;
const found = async (search: string) => (await listEntries(kysely(), reader(), { ...page, search })).total;
const kysely = () => winnow.services.database.kysely;

const fileName = () => nurses.results[0]?.file_name ?? "";
const erase = (result: ScreeningResult | undefined) =>
  eraseCv(winnow.services, { accountId: reader().accountId, fileId: result?.cv_file_id ?? "" });
const changes: [string, () => Promise<unknown>][] = [
  ["nothing has changed since", async () => undefined],
  [
    "entries were added",
    async () => {
      for (const reason of ["Für Zoë", "A gift, 50 %", "cv"]) {
        await addCredits(kysely(), { accountId: reader().accountId, amount: 300, reason });
      }
    },
  ],
  [
    "work was called otherwise",
    () =>
      recruiter.call(updateScreening, {
        params: { id: nurses.id },
        body: { title: "Night nurse in Łódź" },
      }),
  ],
  [
    "names were hidden",
    () => recruiter.call(updateScreening, { params: { id: nurses.id }, body: { is_blind: true } }),
  ],
  [
    "somebody was revealed",
    () => recruiter.call(revealCandidate, { params: { id: nurses.results[0]?.id ?? "" } }),
  ],
  ["somebody was erased", () => erase(nurses.results[1])],
  [
    "names were shown",
    () => recruiter.call(updateScreening, { params: { id: nurses.id }, body: { is_blind: false } }),
  ],
];

describe.each(changes)("a search through the ledger, after %s", (_, change) => {
  beforeAll(change);

  test("finds from memory what the database finds", async () => {
    const now = Math.floor(Date.now() / 1_000);
    const searches = [
      "CV",
      "cv screened: c",
      fileName(),
      nurses.results[1]?.file_name,
      "candidate 2",
      "zoe",
      "%",
    ];
    const filters = [
      {},
      { type: ["debit" as const] },
      { kind: ["gift" as const, "reversal" as const], type: ["credit" as const] },
      { from: now - 3_600, to: now + 3_600 },
      { to: now - 3_600 },
      { work: nurses.id },
      { sort_by: "amount" as const, order_by: "asc" as const, size: 2, start: 1 },
      { order_by: "asc" as const, size: 3 },
    ];
    for (const search of [...searches, "night nurse in lodz", "removed"]) {
      for (const filter of filters) {
        const query = { ...page, ...filter, search: search ?? "" };
        const { rows, total } = await listEntries(kysely(), reader(), query);
        const known = { sequences: rows.map(({ sequence }) => sequence), total };
        expect({ ...query, ...known }).toEqual({
          ...query,
          ...(await findEntryPage(kysely(), reader(), query)),
        });
      }
    }
  });
});

test("who was erased is found in no search any more, nor kept", async () => {
  const [, , third] = nurses.results;
  const name = third?.file_name ?? "";
  expect(await found(name)).toBe(1);

  await erase(third);

  expect(await found(name)).toBe(0);
  const kept = await findInKeptEntries(kysely(), reader(), { search: "cv" });
  expect(kept?.entries.texts.text).toContain("cv screened");
  expect(kept?.entries.texts.text).not.toContain(name.toLowerCase());
});

test("calls at once see what was charged before them", async () => {
  await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      await addCredits(kysely(), { accountId: reader().accountId, amount: 100, reason: `Turn ${number}` });
      expect(await found(`turn ${number}`)).toBe(1);
    }),
  );
  expect(await found("turn")).toBe(6);
});

test("in German a search finds what German shows, from memory as in the database and in the file", async () => {
  const inGerman = { ...reader(), language: "de" as const };
  for (const [search, count] of [
    ["Lebenslauf gescreent", 4],
    ["gescreent: cv", 2],
    ["Willkommens", 1],
  ] as const) {
    const query = { ...page, search };
    const { rows, total } = await listEntries(kysely(), inGerman, query);
    const found = { sequences: rows.map(({ sequence }) => sequence), total };
    expect(found).toEqual(await findEntryPage(kysely(), inGerman, query));
    expect({ search, total }).toEqual({ search, total: count });
  }
  const headers = { "accept-language": "de" };
  const { token } = recruiter;
  const file = await fetch(`${winnow.url}/api/auth/credit/transactions.csv?search=gescreent`, {
    headers: { ...headers, authorization: token },
  });
  expect((await file.text()).trim().split("\n")).toHaveLength(5);
});

test("a ledger with a control character in a text is left to the database", async () => {
  await addCredits(kysely(), { accountId: reader().accountId, amount: 100, reason: "odd\u001Fname" });

  expect(await findInKeptEntries(kysely(), reader(), { search: "odd" })).toBeNull();
  expect([await found("odd"), await found("odd\u001Fname"), await found("turn")]).toEqual([1, 1, 6]);
});
