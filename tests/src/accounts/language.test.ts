import { createAccountExport } from "@winnow/contract/account-exports.ts";
import { updateAccount } from "@winnow/contract/account-settings.ts";
import { getAccount, logIn, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { closeAccount } from "@winnow/contract/closings.ts";
import { createDriveRound } from "@winnow/contract/drives.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import {
  createScreening,
  duplicateScreening,
  getScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { followLive } from "../support/live-page.ts";
import { linkToken, mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, newEmail, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const german = { "accept-language": "de" };
let winnow: TestWinnow;
let recruiter: Recruiter;

/** Signed up on a page that speaks German. */
beforeAll(async () => {
  winnow = await startWinnow();
  const email = newEmail("Greta Vogel");
  const visitor = createApiClient(winnow.url, undefined, german);
  await visitor.call(signUp, { body: { username: "Greta Vogel", email, password: goodPassword } });
  await visitor.call(verifyEmail, {
    body: { token: await linkToken(winnow, email, /^E-Mail-Adresse bestätigen · Winnow$/) },
  });
  const { token, account } = await visitor.call(logIn, { body: { email, password: goodPassword } });
  recruiter = { ...createApiClient(winnow.url, token), token, account, email };
});
afterAll(() => winnow.stop());

const titles = async () => (await recruiter.call(listNotifications)).notifications.map(({ title }) => title);

test("whoever signs up on a German page has an account in German, and gets German mails", async () => {
  expect((await recruiter.call(getAccount)).account.language).toBe("de");
  const [mail] = await mailsTo(winnow, recruiter.email);
  expect(mail?.body_html).toContain('<html lang="de">');
  expect(mail?.body_text).toMatch(/^Guten Tag,\n\nBitte bestätigen Sie/);
});

test("what nobody has given a title yet, and a copy, are named in the language of the account", async () => {
  const screening = await recruiter.call(createScreening, { body: {} });
  const copy = await recruiter.call(duplicateScreening, { params: { id: screening.id } });
  const drive = await recruiter.call(createDriveRound, { body: {} });

  expect([screening, copy, drive].map(({ title }) => title)).toEqual([
    "Screening ohne Titel",
    "Kopie von Screening ohne Titel",
    "Interviewrunde ohne Titel",
  ]);
  await recruiter.call(updateScreening, { params: { id: screening.id }, body: { jd_text: wardNurseJd } });
  expect((await recruiter.call(getScreening, { params: { id: screening.id } })).title).toBe(
    "Registered Nurse, Acute Medical Ward",
  );
});

test("what is notified is read in the language that the account has when it is read", async () => {
  const page = await followLive(winnow, { token: recruiter.token });
  await recruiter.call(createAccountExport, { body: { password: goodPassword } });
  const ready = await page.until(
    (event): event is typeof event =>
      event.name === "notification" &&
      JSON.stringify(event.data).includes("Der Export Ihres Kontos ist fertig"),
  );
  page.close();

  expect(ready.data).toMatchObject({ message: "Sie finden ihn sieben Tage lang auf der Kontoseite." });
  expect(await titles()).toContain("Der Export Ihres Kontos ist fertig");
  await recruiter.call(updateAccount, { body: { language: "en" } });
  expect(await titles()).toContain("The export of your account is ready");
});

test("what was notified before words were kept apart from their language stays as it was written", async () => {
  await winnow.pool.query("update notifications set said = null where account_id = $1", [
    recruiter.account.id,
  ]);
  await recruiter.call(updateAccount, { body: { language: "de" } });

  expect(await titles()).toContain("The export of your account is ready");
});

test("the last mail to an account is in its language", async () => {
  await recruiter.call(closeAccount, { body: { password: goodPassword, email: recruiter.email } });
  const mail = await vi.waitUntil(
    async () =>
      (await mailsTo(winnow, recruiter.email)).find(({ subject }) =>
        subject.startsWith("Ihr Konto ist gelöscht"),
      ),
    { timeout: patienceMs, interval: 20 },
  );

  expect(mail.body_text).toMatch(/^Guten Tag Greta Vogel,/);
});
