import { updateAccount } from "@winnow/contract/account-settings.ts";
import {
  driveMailKinds,
  getDriveMails,
  getScreeningMails,
  mailLanguages,
  previewAnyDriveMail,
  previewScreeningMail,
  screeningMailKinds,
  updateDriveMails,
  updateScreeningMails,
} from "@winnow/contract/candidate-mails.ts";
import {
  cancelDrive,
  createDriveRound,
  getDriveRound,
  scheduleInterviews,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { createScreening, duplicateScreening } from "@winnow/contract/screenings.ts";
import { afterEach, expect, test } from "vitest";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("texts and language are kept per screening and drive, and a drive's own call writes the same", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { id } = await recruiter.call(createScreening, { body: { title: "Nurse" } });
  const drive = await givenReadyDrive(recruiter, { candidates: 1 });

  const usual = await recruiter.call(getScreeningMails, { params: { id } });
  const changed = await recruiter.call(updateScreeningMails, {
    params: { id },
    body: { language: "de", texts: { received: "Danke: {{link}} {{salary}}", erased: "  " } },
  });
  const back = await recruiter.call(updateScreeningMails, {
    params: { id },
    body: { texts: { received: null } },
  });

  expect(usual.texts.map(({ kind, text }) => [kind, text])).toEqual(
    screeningMailKinds.map((kind) => [kind, null]),
  );
  expect(usual.texts[1]?.usual).not.toContain("{{reason}}");
  expect(usual.texts[1]?.usual_with_reason).toContain("{{reason}}");
  expect(changed).toMatchObject({
    language: "de",
    texts: [
      { text: "Danke: {{link}} {{salary}}", usual: expect.stringMatching(/^Guten Tag/) },
      { text: null },
      { text: null },
    ],
  });
  expect(back.texts[0]?.text).toBe(null);
  expect(back.language).toBe("de");

  await recruiter.call(updateDriveMails, {
    params: { id: drive.id },
    body: { texts: { invited: "Come, {{name}}", cancelled: "Off." } },
  });
  expect((await recruiter.call(getDriveRound, { params: { id: drive.id } })).mails.invitation).toBe(
    "Come, {{name}}",
  );
  await recruiter.call(updateDriveRound, {
    params: { id: drive.id },
    body: { mails: { invitation: null, reminder: "Still time" } },
  });
  const ofDrive = await recruiter.call(getDriveMails, { params: { id: drive.id } });
  expect(Object.fromEntries(ofDrive.texts.map(({ kind, text }) => [kind, text]))).toEqual({
    ...Object.fromEntries(driveMailKinds.map((kind) => [kind, null])),
    reminded: "Still time",
    cancelled: "Off.",
  });
});

test("a copy of a screening or drive begins with the same words and language", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { id } = await recruiter.call(createScreening, { body: { title: "Nurse" } });
  const drive = await givenReadyDrive(recruiter, { candidates: 1 });
  const texts = { rejected: "No, {{name}}." };
  const ofScreening = await recruiter.call(updateScreeningMails, {
    params: { id },
    body: { language: "fr", texts },
  });
  const ofDrive = await recruiter.call(updateDriveMails, {
    params: { id: drive.id },
    body: { language: "es", texts: { ...texts, invited: "Come." } },
  });

  const screening = await recruiter.call(duplicateScreening, { params: { id } });
  const copy = await recruiter.call(createDriveRound, { body: { copy_of: drive.id } });

  expect(await recruiter.call(getScreeningMails, { params: { id: screening.id } })).toEqual(ofScreening);
  expect(await recruiter.call(getDriveMails, { params: { id: copy.id } })).toEqual(ofDrive);
});

test("a preview fills in every kind in every language, names what is unknown, and comes on request", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const { id } = await recruiter.call(createScreening, { body: { title: "Nurse" } });
  const drive = await givenReadyDrive(recruiter, { candidates: 1, title: "Ward" });

  for (const language of mailLanguages) {
    for (const kind of screeningMailKinds) {
      const mail = await recruiter.call(previewScreeningMail, {
        params: { id },
        body: { kind, text: null, language },
      });
      expect({ kind, ...mail }).toMatchObject({
        unknown_placeholders: [],
        text: expect.not.stringMatching(/[{}]/),
      });
    }
    for (const kind of driveMailKinds) {
      const body = { kind, text: null, language };
      const mail = await recruiter.call(previewAnyDriveMail, { params: { id: drive.id }, body });
      expect({ kind, ...mail }).toMatchObject({
        unknown_placeholders: [],
        text: expect.not.stringMatching(/[{}]/),
      });
    }
  }
  const text = "Liebe/r {{name}},\n\n{{salary}} {{reason}}";
  const body = { kind: "rejected" as const, text, language: "de" as const, send: true };
  const mail = await recruiter.call(previewScreeningMail, { params: { id }, body });
  await work();
  await untilJobsAreDone(winnow);

  expect(mail).toMatchObject({ subject: "Ihre Bewerbung: Nurse", unknown_placeholders: ["salary"] });
  expect(accepted.map(({ recipients }) => recipients)).toEqual([[recruiter.email]]);
  expect(accepted[0]?.parsed.text).toMatch(/^Nobody can be told yet. The rejection names {{salary}}, /);
  await recruiter.call(updateAccount, { body: { language: "de" } });
  const german = await recruiter.call(previewScreeningMail, {
    params: { id },
    body: { ...body, send: false },
  });
  expect(german.text).toMatch(
    /^Noch lässt sich niemandem absagen. Die Absage nennt {{salary}}; dazu ist nichts bekannt. /,
  );
  const wrong = { kind: "invited", text: null, language: "en" };
  expect(await recruiter.refusal(previewScreeningMail, { params: { id }, body: wrong })).toMatchObject({
    code: 1201,
  });
});

test("an applicant gets the screening's words in its language, and nothing that a stranger typed", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const applicant = createApiClient(winnow.url);
  const form = await givenForm(winnow, recruiter);
  const params = { id: form.screeningId };
  const [first, second] = await givenCvs(2);
  if (!first || !second) throw new Error("There are no CVs.");
  const write = (received: string) =>
    recruiter.call(updateScreeningMails, { params, body: { language: "es", texts: { received } } });
  const given = { name: "Quillfeather", email: "ines@example.com" };

  await write("Gracias por escribir a {{recruiter}}.");
  await apply(winnow, applicant, { form, cv: { ...first, name: "Quillfeather.pdf" }, ...given });
  await work();
  await untilJobsAreDone(winnow);
  // What cannot be filled in is not sent.
  await write("{{name}}, gracias.");
  await apply(winnow, applicant, { form, cv: second, ...given });
  await untilJobsAreDone(winnow);

  const [own, usual] = accepted.map(({ parsed }) => parsed);
  expect(own?.text).toMatch(/^Gracias por escribir a Mara Ruiz\.\n\nAbrir el acuse de recibo:\nhttp/);
  expect(usual?.text).toMatch(/^Hola:\n\nMara Ruiz ha recibido su candidatura/);
  for (const { source } of accepted) expect(source).not.toContain("Quillfeather");
  const { rows } = await winnow.pool.query(
    "select kind, email, subject, state, sent_at is not null as is_timed from candidate_mails",
  );
  expect(rows).toEqual(
    [own, usual].map((mail) => ({
      kind: "received",
      email: "ines@example.com",
      subject: mail?.subject,
      state: "sent",
      is_timed: true,
    })),
  );
});

test("candidates of a drive are told in its language, times included, and each mail has its line in the log", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const drive = await givenReadyDrive(recruiter, {
    candidates: [{ name: "Ana", email: "ana@example.com" }],
    closesAt: Date.UTC(2031, 2, 31, 7) / 1_000,
    timeZone: "Europe/Madrid",
  });
  const params = { id: drive.id };
  const texts = { cancelled: "Annulé, {{name}}." };
  await recruiter.call(updateDriveMails, { params, body: { language: "fr", texts } });
  await recruiter.call(scheduleInterviews, { params });
  await work();
  await untilJobsAreDone(winnow);
  await recruiter.call(cancelDrive, { params });
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ parsed }) => parsed.subject)).toEqual([
    "Votre entretien : Ward nurse",
    "Entretien annulé : Ward nurse",
  ]);
  expect(accepted[0]?.parsed.text).toContain("lundi 31 mars 2031 à 09:00 (Europe/Madrid)");
  expect(accepted[1]?.parsed.text).toMatch(/^Annulé, Ana\./);
  const { rows } = await winnow.pool.query("select kind, state from candidate_mails order by created_at");
  expect(rows).toEqual([
    { kind: "invited", state: "sent" },
    { kind: "cancelled", state: "sent" },
  ]);
});
