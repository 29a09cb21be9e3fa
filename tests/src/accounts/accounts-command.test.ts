import { getAccount } from "@winnow/contract/accounts.ts";
import { updateScreeningRetention } from "@winnow/contract/retention.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import { getAccountUsage } from "@winnow/contract/usage.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { runCommand } from "../support/run-command.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

const accounts = (words: string[], typed?: string) =>
  runCommand("accounts", words, { ...winnow.environment, LOG_LEVEL: "error" }, typed);

test("accounts are listed, shown and signed out, and each command has its line in the security log", async () => {
  const recruiter = await givenAccount(winnow, "Listed");
  const { rows } = await winnow.pool.query(
    "update accounts set username = '=1+1' where id = $1 returning id",
    [recruiter.account.id],
  );

  const listed = await accounts(["list", "--search", recruiter.email.slice(0, 12).toUpperCase(), "--csv"]);
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(`${recruiter.email},'=1+1,`) });
  expect(listed.output).toContain('"act":"command: list accounts"');
  const shown = await accounts(["show", recruiter.email]);
  expect(shown.output).toMatch(/state {7}active\n(?:.*\n)*credits {5}25\.00 to spend/);
  expect(await accounts(["end-sessions", recruiter.email])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`1 session of ${recruiter.email} ended.`),
  });
  expect(await recruiter.refusal(getAccount)).toMatchObject({ status: 401 });
  expect(rows).toHaveLength(1);
});

test("a limit that is set for one account holds for it alone, also where two ask at once, until it is the default again", async () => {
  const recruiter = await givenAccount(winnow, "Limited");
  const { email } = recruiter;
  const limitOf = async () => (await recruiter.call(getAccountUsage)).screenings.limit;
  const usual = await limitOf();

  expect(await accounts(["limit", email, "screenings", "1"])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The limit of screenings of ${email} is 1 from now on, and 0 are used.`),
  });
  const answers = await Promise.all([1, 2].map(() => recruiter.attempt(createScreening, { body: {} })));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await limitOf()).toBe(1);
  await (await givenAccount(winnow, "Unlimited")).call(createScreening, { body: {} });
  expect((await accounts(["limit", email, "screenings", "default"])).code).toBe(0);
  expect(await accounts(["limit", email, "calls", "250"])).toMatchObject({
    code: 0,
    output: expect.stringContaining("250 % of the calls a minute"),
  });
  expect(await accounts(["show", email])).toMatchObject({ output: expect.stringContaining("250 %") });
  expect(await limitOf()).toBe(usual);
});

test("an account is deleted once its address is typed again, unless a legal hold forbids it, and of two at once by one", async () => {
  const recruiter = await givenAccount(winnow, "Deleted");
  const { email } = recruiter;
  const { id } = await recruiter.call(createScreening, { body: { title: "Kept" } });
  const hold = (reason: string | null) =>
    recruiter.call(updateScreeningRetention, { params: { id }, body: { hold: reason } });
  await hold("A lawsuit");

  expect(await accounts(["delete", email], "somebody@example.com\n")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nothing was deleted."),
  });
  expect(await accounts(["delete", email, "--yes"])).toMatchObject({
    code: 1,
    output: expect.stringContaining("legal hold"),
  });
  await hold(null);
  const both = await Promise.all([
    accounts(["delete", email, "--yes"]),
    accounts(["delete", email], `${email}\n`),
  ]);

  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(await recruiter.refusal(getAccount)).toMatchObject({ status: 401 });
  const isOpen = "select from accounts where id = $1 and closing_at is null";
  expect((await winnow.pool.query(isOpen, [recruiter.account.id])).rows).toEqual([]);
});

test.each([
  [["lock"], 2, /Usage/],
  [["show", "somebody@example.com", "--yes"], 2, /Usage/],
  [["limit", "somebody@example.com", "screenings", "-1"], 2, /Usage/],
  [["limit", "somebody@example.com", "calls", "0"], 2, /Usage/],
  [["lock", "somebody@example.com"], 1, /There is no account/],
])("%j ends with %d", async (words, code, said) => {
  expect(await accounts(words)).toMatchObject({ code, output: expect.stringMatching(said) });
});
