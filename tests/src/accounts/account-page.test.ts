import {
  changePassword,
  endOtherSessions,
  endSession,
  formerlyEndOtherSessions,
  formerlyEndSession,
  listSessions,
  updateAccount,
} from "@winnow/contract/account-settings.ts";
import { getAccount, logIn } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { followLive } from "../support/live-page.ts";
import { mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const nextPassword = "lantern-harbour-48";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

let winnow: TestWinnow;
let recruiter: Recruiter;
let other: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  other = await givenAccount(winnow, "Otto Other");
});
afterAll(() => winnow.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Paula Page");
});

async function anotherSession(userAgent = firefox) {
  const { token } = await createApiClient(winnow.url, undefined, { "user-agent": userAgent }).call(logIn, {
    body: { email: recruiter.email, password: goodPassword },
  });
  return { ...createApiClient(winnow.url, token), token };
}

const over = { status: 401, code: 1002 };

describe("a new password", () => {
  const body = { present_password: goodPassword, password: nextPassword };

  test("ends every other session and open page at once, keeps this one, and is told by mail", async () => {
    const elsewhere = await anotherSession();
    const page = await followLive(winnow, { token: elsewhere.token });

    await recruiter.call(changePassword, { body });

    expect(await page.over).toBe("ended");
    expect(await elsewhere.refusal(getAccount)).toMatchObject(over);
    expect((await recruiter.call(getAccount)).account.email).toBe(recruiter.email);
    const visitor = createApiClient(winnow.url);
    expect(
      await visitor.refusal(logIn, { body: { email: recruiter.email, password: goodPassword } }),
    ).toMatchObject({ code: 1101 });
    await visitor.call(logIn, { body: { email: recruiter.email, password: nextPassword } });
    const mail = await vi.waitUntil(
      async () => (await mailsTo(winnow, recruiter.email)).find(({ subject }) => /changed/.test(subject)),
      { timeout: patienceMs, interval: 20 },
    );
    expect(mail.body_text).toContain("Every other session has ended.");
  });

  test("needs the present one; wrong ones are 400 at their input and paced, and end no session", async () => {
    const wrong = { body: { ...body, present_password: "not the password" } };

    expect(await recruiter.refusal(changePassword, wrong)).toMatchObject({
      status: 400,
      code: 1106,
      fields: { present_password: expect.any(String) },
    });
    const refusals = [];
    for (let index = 0; index < 10; index++) refusals.push(await recruiter.refusal(changePassword, wrong));

    expect(refusals.at(-1)).toMatchObject({ status: 429, code: 1203 });
    expect(await recruiter.refusal(changePassword, { body })).toMatchObject({ status: 429 });
    expect((await recruiter.call(getAccount)).account.email).toBe(recruiter.email);
  });

  test("that is easy to guess is refused at its input", async () => {
    expect(
      await recruiter.refusal(changePassword, { body: { ...body, password: "password1" } }),
    ).toMatchObject({ status: 400, code: 1201, fields: { password: expect.any(String) } });
  });
});

describe("sessions", () => {
  test("are listed in words, one's own alone, and never by their token", async () => {
    const elsewhere = await anotherSession();

    const { sessions } = await recruiter.call(listSessions);

    expect(sessions).toEqual([
      expect.objectContaining({ is_this: true }),
      expect.objectContaining({ is_this: false, browser: "Firefox", system: "Linux", network: "127.0.0.x" }),
    ]);
    expect((await other.call(listSessions)).sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(elsewhere.token);
  });

  test("end one by one, and all others at once", async () => {
    const [first, second] = [await anotherSession(), await anotherSession("curl/8.5.0")];
    const { sessions } = await recruiter.call(listSessions);
    const unknown = sessions.find(({ is_this, browser }) => !is_this && browser === null);
    const params = { id: unknown?.id ?? "" };

    const body = { password: goodPassword };
    expect(await other.refusal(endSession, { params, body })).toMatchObject({ status: 404, code: 1107 });
    await recruiter.call(endSession, { params, body });

    expect(await second.refusal(getAccount)).toMatchObject(over);
    expect((await first.call(getAccount)).account.email).toBe(recruiter.email);
    await recruiter.call(endOtherSessions, { body });
    expect(await first.refusal(getAccount)).toMatchObject(over);
    expect((await other.call(getAccount)).account.email).toBe(other.email);
  });
});

test("a session that somebody left open ends no other without the password, and not by trying many", async () => {
  const elsewhere = await anotherSession();
  const { sessions } = await recruiter.call(listSessions);
  const params = { id: sessions.find(({ is_this }) => !is_this)?.id ?? "" };
  const body = { password: "not the password" };
  const wrong = { status: 400, code: 1106, fields: { password: expect.any(String) } };

  expect(await recruiter.refusal(endSession, { params, body: {} })).toMatchObject({
    status: 400,
    code: 1201,
  });
  const asBefore = [
    await recruiter.refusal(formerlyEndSession, { params, body: undefined }),
    await recruiter.refusal(formerlyEndOtherSessions, { body: undefined }),
  ];
  for (const refusal of asBefore)
    expect(refusal).toMatchObject({
      status: 400,
      code: 1201,
      message: expect.stringContaining("load this page again"),
    });
  expect(await recruiter.refusal(endSession, { params, body })).toMatchObject(wrong);
  expect(await recruiter.refusal(endOtherSessions, { body })).toMatchObject(wrong);
  const refusals = [];
  for (let index = 0; index < 10; index++) refusals.push(await recruiter.refusal(endOtherSessions, { body }));

  expect(refusals.at(-1)).toMatchObject({ status: 429, code: 1203 });
  expect((await elsewhere.call(getAccount)).account.email).toBe(recruiter.email);
});

describe("the account", () => {
  test("takes another name, language and way of writing dates, each without the others, and nothing else", async () => {
    await recruiter.call(updateAccount, { body: { username: "Paula P." } });
    await recruiter.call(updateAccount, { body: { language: "de" } });
    const { account } = await recruiter.call(updateAccount, { body: { format_locale: "en-GB" } });

    expect(account).toMatchObject({ username: "Paula P.", language: "de", format_locale: "en-GB" });
    for (const body of [
      { email: "other@example.com" },
      { credits: 1_000_000 },
      { username: "www.example.com" },
      { format_locale: "xx" },
      { language: "fr" },
    ]) {
      expect(await recruiter.refusal(updateAccount, { body })).toMatchObject({ status: 400, code: 1201 });
    }
    expect((await recruiter.call(getAccount)).account).toEqual(account);
  });
});
