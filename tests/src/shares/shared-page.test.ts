import { randomUUID } from "node:crypto";
import { listShares, revokeShare, shareCandidate } from "@winnow/contract/shares.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenSharable, type Sharable, sharable } from "../given/given-sharable.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let candidate: Sharable;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara <b>Ruiz</b>");
  candidate = await givenSharable(winnow, recruiter);
});
afterAll(() => winnow?.stop());

test("what is shared can be read before any script has run, and is not counted as opened by that", async () => {
  const { token, id } = await share({ shows_answers: true });

  const page = await pageOf(token);

  expect(page).toMatchObject({ status: 200, robots: "noindex" });
  expect(page.html).toContain('id="first-answer"');
  expect(page.html).toContain(sharable.name);
  expect(page.html).toContain("Contact details are left out");
  expect(page.html).not.toContain("<b>Ruiz");
  const { data } = await recruiter.call(listShares, { params: { id: candidate.interviewId } });
  expect(data.find((one) => one.id === id)).toMatchObject({ opened_count: 0, last_opened_at: null });
});

test("whose name is hidden has none in the page, in either language", async () => {
  const { token } = await share({ shows_cv: true, hides_name: true });

  const pages = [await pageOf(token), await pageOf(token, { "accept-language": "de" })];

  for (const { html } of pages) {
    expect(html).toContain('id="first-answer"');
    expect(html).not.toContain(sharable.name);
  }
  expect(pages.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1])).toEqual([
    "Candidate",
    "Bewerberin oder Bewerber",
  ]);
});

test("a revoked link's page is that of one that never was", async () => {
  const { token, id } = await share({ shows_answers: true });
  await recruiter.call(revokeShare, { params: { id: candidate.interviewId, share_id: id } });

  expect(await pageOf(token)).toEqual(await pageOf(randomUUID()));
});

async function share(choice: { shows_cv?: true; shows_answers?: true; hides_name?: true }) {
  const id = randomUUID();
  const { link } = await recruiter.call(shareCandidate, {
    params: { id: candidate.interviewId },
    body: {
      id,
      whom: "Ana, head of nursing",
      shows_cv: false,
      shows_answers: false,
      shows_report: false,
      hides_name: false,
      allows_feedback: false,
      ...choice,
    },
  });
  return { id, token: link.split("/").at(-1) ?? "" };
}

async function pageOf(token: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${winnow.url}/admin/public/${token}`, { headers });
  return { status: answer.status, robots: answer.headers.get("x-robots-tag"), html: await answer.text() };
}
