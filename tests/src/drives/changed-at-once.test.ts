import {
  createDriveRound,
  type DriveRoundDetails,
  getDriveRound,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { payrollAccountantJd, wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Answer } from "../support/api-client.ts";
import { oneAfterTheOther } from "../support/one-after-the-other.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let params: { id: string };
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Olga Once");
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  const { id } = await recruiter.call(createDriveRound, { body: {} });
  params = { id };
  await recruiter.call(updateDriveRound, { params, body: { jd_text: wardNurseJd } });
});

type Changes = { jd_text?: string } & Partial<
  Pick<DriveRoundDetails, "title" | "skills" | "questions" | "setup_version">
>;

const send = (body: Changes): Promise<Answer> => recruiter.attempt(updateDriveRound, { params, body });
const driveNow = () => recruiter.call(getDriveRound, { params });

function changedAtOnce(first: Changes, second: Changes): Promise<Answer> {
  return oneAfterTheOther(winnow, { table: "drives", id: params.id }, [
    () => send(first),
    () => send(second),
  ]);
}

const refusedFor = (name: "driveChanged" | "jdSuperseded") => ({
  status: 409,
  body: { error: { code: failures[name].code } },
});

test("of two lists of skills that are changes of the same one, the second is refused and loses nothing", async () => {
  const { skills, setup_version } = await driveNow();
  const withFirst = [...skills, { name: "Patience", weight: 2 }];

  const answer = await changedAtOnce(
    { skills: withFirst, setup_version },
    { skills: [...skills, { name: "Courage", weight: 2 }], setup_version },
  );

  expect(answer).toMatchObject(refusedFor("driveChanged"));
  const now = await driveNow();
  expect(now.skills).toEqual(withFirst);
  expect(now.setup_version).not.toBe(setup_version);
});

test("questions that are changes of those of another job description are refused", async () => {
  const { questions, setup_version } = await driveNow();

  const answer = await changedAtOnce(
    { jd_text: payrollAccountantJd },
    { questions: questions.slice(1), setup_version },
  );

  expect(answer).toMatchObject(refusedFor("driveChanged"));
  expect((await driveNow()).jd.text).toBe(payrollAccountantJd);
});

test("the text that was there is not put back, without its questions, over one that came meanwhile", async () => {
  const answer = await changedAtOnce({ jd_text: payrollAccountantJd }, { jd_text: wardNurseJd });

  expect(answer).toMatchObject(refusedFor("jdSuperseded"));
  const { jd, questions } = await driveNow();
  expect(jd.text).toBe(payrollAccountantJd);
  expect(questions).not.toEqual([]);
});

test("a title is taken whatever else was changed meanwhile, and so is a list without a version", async () => {
  const { skills, setup_version } = await driveNow();
  await send({ skills: skills.slice(1) });

  expect((await send({ title: "Nurses by night", setup_version })).status).toBe(200);
  expect((await send({ skills })).status).toBe(200);
  expect(await driveNow()).toMatchObject({ title: "Nurses by night", skills });
});
