import { randomUUID } from "node:crypto";
import { updateDriveMails } from "@winnow/contract/candidate-mails.ts";
import { interviewNoticeTexts } from "@winnow/contract/interview-notice.ts";
import { paths } from "@winnow/contract/paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { begin, givenOneInvited } from "../given/given-interview.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

async function pageOf(token: string, headers: Record<string, string> = {}) {
  const answer = await fetch(winnow.url + paths.candidateInterview(token), { headers });
  return { html: await answer.text(), status: answer.status, robots: answer.headers.get("x-robots-tag") };
}

test("the page of an interview can be read before any script has run, until the interview begins", async () => {
  const candidate = await givenOneInvited(winnow, await givenAccount(winnow, "Mara <b>Ruiz</b>"));

  const invited = await pageOf(candidate.token);
  expect(invited).toMatchObject({ status: 200, robots: "noindex" });
  expect(invited.html).toContain("Reading this page uses nothing up.");
  expect(invited.html).toContain(interviewNoticeTexts.en.yours);
  expect(invited.html).toContain('id="first-answer"');
  expect(invited.html).not.toContain("<b>Ruiz");

  await begin(candidate);
  const begun = await pageOf(candidate.token);
  expect(begun).toMatchObject({ status: 200, robots: "noindex" });
  expect(begun.html).toBe((await pageOf(randomUUID())).html);
  expect(begun.html).not.toContain('id="first-words"');
});

test("the page speaks the language of the mails until another one is selected, and so does what is agreed to", async () => {
  const recruiter = await givenAccount(winnow, "Mara Ruiz");
  const { token, driveId } = await givenOneInvited(winnow, recruiter);
  expect((await pageOf(token)).html).toContain('<html lang="en"');
  expect((await pageOf(token, { "accept-language": "de-AT, en;q=0.5" })).html).toContain('<html lang="de"');

  await recruiter.call(updateDriveMails, { params: { id: driveId }, body: { language: "de" } });
  const { html } = await pageOf(token);
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Mara Ruiz stellt Ihnen einige Fragen");
  expect(html).toContain('<div dir="auto" lang="de">');
  expect(html).toContain(interviewNoticeTexts.de.yours);
  const selected = await pageOf(token, { cookie: "language=en", "accept-language": "de" });
  expect(selected.html).toContain("Reading this page uses nothing up.");
});
