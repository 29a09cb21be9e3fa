import { randomUUID } from "node:crypto";
import { noticeTexts } from "@winnow/contract/interview-notice.ts";
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

async function pageOf(token: string) {
  const answer = await fetch(winnow.url + paths.candidateInterview(token));
  return { html: await answer.text(), status: answer.status, robots: answer.headers.get("x-robots-tag") };
}

test("the page of an interview can be read before any script has run, until the interview begins", async () => {
  const candidate = await givenOneInvited(winnow, await givenAccount(winnow, "Mara <b>Ruiz</b>"));

  const invited = await pageOf(candidate.token);
  expect(invited).toMatchObject({ status: 200, robots: "noindex" });
  expect(invited.html).toContain("Reading this page uses nothing up.");
  expect(invited.html).toContain(noticeTexts.yours);
  expect(invited.html).toContain('id="first-answer"');
  expect(invited.html).not.toContain("<b>Ruiz");

  await begin(candidate);
  const begun = await pageOf(candidate.token);
  expect(begun).toMatchObject({ status: 200, robots: "noindex" });
  expect(begun.html).toBe((await pageOf(randomUUID())).html);
  expect(begun.html).not.toContain('id="first-words"');
});
