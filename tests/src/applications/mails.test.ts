import { eraseApplication, listApplications } from "@winnow/contract/applications.ts";
import { afterEach, expect, test } from "vitest";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("a mail that is refused shows beside the application, and whoever erased theirs is told that alone", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, {
    takes: (address) => (address === "nobody@example.com" ? 550 : null),
  });
  const applicant = createApiClient(winnow.url);
  const form = await givenForm(winnow, recruiter);
  const [first, second, third] = await givenCvs(3);
  if (!first || !second || !third) throw new Error("There are no CVs.");
  await apply(winnow, applicant, { form, cv: first, email: "nobody@example.com" });
  const { token } = await apply(winnow, applicant, { form, cv: second, email: "erased@example.com" });
  await apply(winnow, applicant, { form, cv: third, name: "a@b.example, c", email: "ines@example.com" });
  await applicant.call(eraseApplication, { params: { token } });

  await work();
  await untilJobsAreDone(winnow);

  const told = accepted.map(({ recipients, parsed }) => [...recipients, parsed.subject]);
  expect(told.toSorted()).toEqual([
    ["erased@example.com", expect.stringMatching(/^Your data has been erased/)],
    ["ines@example.com", expect.stringMatching(/^Your application/)],
  ]);
  const { data } = await recruiter.call(listApplications, { params: { id: form.screeningId } });
  expect(data.map(({ email, mail_failure }) => ({ email, mail_failure }))).toEqual([
    { email: "ines@example.com", mail_failure: null },
    {
      email: "nobody@example.com",
      mail_failure: expect.stringMatching(/^The mail server refuses it: .*no such mailbox/),
    },
  ]);
});
