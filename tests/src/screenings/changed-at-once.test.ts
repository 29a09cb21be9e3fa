import { failures } from "@winnow/contract/failures.ts";
import type { EditedRequirement, Requirement } from "@winnow/contract/requirements.ts";
import { createScreening, getScreeningJd, updateScreening } from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Answer } from "../support/api-client.ts";
import { oneAfterTheOther } from "../support/one-after-the-other.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const bakerJd = "Baker\n\nWhat you bring\n- Excel\n- German at B2 level\n- Forklift licence";
const changedMeanwhile = { status: 409, body: { error: { code: failures.requirementsChanged.code } } };
const addition: EditedRequirement = { id: null, kind: "must", text: "SAP", weight: 3 };

let winnow: TestWinnow;
let recruiter: Recruiter;
let params: { id: string };
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Olga Once");
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  params = { id };
  await recruiter.call(updateScreening, { params, body: { jd_text: payrollAccountantJd } });
});

type Changes = NonNullable<Parameters<typeof send>[0]>;

function send(body: {
  jd_text?: string;
  instructions?: string;
  requirements?: EditedRequirement[];
  requirements_version?: string;
}): Promise<Answer> {
  return recruiter.attempt(updateScreening, { params, body });
}

function changedAtOnce(first: Changes, second: Changes): Promise<Answer> {
  return oneAfterTheOther(winnow, { table: "screenings", id: params.id }, [
    () => send(first),
    () => send(second),
  ]);
}

const jdNow = () => recruiter.call(getScreeningJd, { params });
const textsNow = async () => (await jdNow()).requirements.map(({ text }) => text);

function edited({ id, kind, text, weight }: Requirement): EditedRequirement {
  return { id, kind, text, weight };
}

async function requirementsOf(jd_text: string): Promise<Requirement[]> {
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text } });
  return (await recruiter.call(getScreeningJd, { params: { id } })).requirements;
}

test("requirements are not put below a text that took the place of theirs meanwhile", async () => {
  const { requirements } = await jdNow();

  const answer = await changedAtOnce(
    { jd_text: bakerJd },
    { requirements: requirements.map((one) => ({ ...edited(one), weight: 4 })) },
  );

  expect(answer).toMatchObject(changedMeanwhile);
  expect((await jdNow()).requirements).toEqual(await requirementsOf(bakerJd));
});

test("instructions are followed in the requirements that another window has changed meanwhile", async () => {
  const { requirements } = await jdNow();

  const answer = await changedAtOnce(
    { requirements: [...requirements.map(edited), addition] },
    { instructions: "Ignore German." },
  );

  expect(answer.status).toBe(200);
  const texts = await textsNow();
  expect(texts).toContain("SAP");
  expect(texts.filter((text) => text.includes("German"))).toEqual([]);
});

test("instructions are followed in a text that took the place of another meanwhile", async () => {
  const before = await requirementsOf(bakerJd);
  const german = before.find(({ text }) => text.includes("German"));
  expect(german).toBeDefined();

  const answer = await changedAtOnce({ jd_text: bakerJd }, { instructions: "Ignore German." });

  expect(answer.status).toBe(200);
  expect(await textsNow()).toEqual(before.filter((one) => one !== german).map(({ text }) => text));
});

test("a text is read by the instructions that were given while it was read", async () => {
  const answer = await changedAtOnce({ instructions: "Ignore German." }, { jd_text: bakerJd });

  expect(answer.status).toBe(200);
  const jd = await jdNow();
  expect(jd).toMatchObject({ text: bakerJd, instructions: "Ignore German." });
  expect(jd.requirements.filter(({ text }) => text.includes("German"))).toEqual([]);
});

test("of two windows that change the same requirements at once the second is told, and changes those of the first", async () => {
  const { requirements, requirements_version } = await jdNow();
  const list = requirements.map(edited);
  const heavier = (one: EditedRequirement) => (one.id === list[0]?.id ? { ...one, weight: 5 } : one);

  const answer = await changedAtOnce(
    { requirements: [...list, addition], requirements_version },
    { requirements: list.map(heavier), requirements_version },
  );
  expect(answer).toMatchObject(changedMeanwhile);
  expect(await textsNow()).toContain("SAP");

  const now = await jdNow();
  const again = await send({
    requirements: now.requirements.map(edited).map(heavier),
    requirements_version: now.requirements_version,
  });
  expect(again.status).toBe(200);
  const after = await jdNow();
  expect(after.requirements.map(({ text }) => text)).toContain("SAP");
  expect(after.requirements[0]?.weight).toBe(5);
});

test("requirements that say what they are a change of are refused once that is another", async () => {
  const { requirements, requirements_version } = await jdNow();
  const list = requirements.map(edited);
  await send({ requirements: [...list, addition] });

  const answer = await send({ requirements: list, requirements_version });

  expect(answer).toMatchObject(changedMeanwhile);
  expect(await textsNow()).toContain("SAP");
  expect((await send({ requirements: list })).status).toBe(200);
  expect(await jdNow()).toMatchObject({ requirements_version });
});
