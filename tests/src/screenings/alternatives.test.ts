import { getScreeningFacts } from "@winnow/contract/results.ts";
import {
  createScreening,
  getScreeningJd,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Alma");
  ({ id } = await recruiter.call(createScreening, { body: {} }));
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } });
});

type Edited = { id: string | null; text: string; any_of?: string[] };
const edit = (...edited: Edited[]) =>
  recruiter.attempt(updateScreening, {
    params: { id },
    body: { requirements: edited.map((one) => ({ kind: "must", weight: 3, ...one })) },
  });
const requirements = async () => (await recruiter.call(getScreeningJd, { params: { id } })).requirements;

describe("alternatives of a requirement", () => {
  test("are read from its text where none are given", async () => {
    await edit({ id: null, text: "Jest or Vitest" }, { id: null, text: "Mocha or Jasmine", any_of: [] });

    expect((await requirements()).map(({ any_of }) => any_of)).toEqual([
      ["Jest", "Vitest"],
      ["Mocha", "Jasmine"],
    ]);
  });

  test("are what a recruiter says", async () => {
    await edit({ id: null, text: "A test runner", any_of: ["Jest", "Vitest"] });

    expect(await requirements()).toMatchObject([{ text: "test runner", any_of: ["Jest", "Vitest"] }]);
  });

  test("can change on a requirement of the JD, which keeps its sentence", async () => {
    const [first] = await requirements();
    await edit({ id: first?.id ?? "", text: first?.text ?? "", any_of: ["Paediatrics", "Surgery"] });

    expect(await requirements()).toEqual([
      { ...first, kind: "must", weight: 3, any_of: ["Paediatrics", "Surgery"] },
    ]);
  });

  test("that were read from former words do not outlive them", async () => {
    await edit({ id: null, text: "Jest or Vitest" });
    const [jest] = await requirements();
    await edit({ id: jest?.id ?? "", text: "Docker or Podman", any_of: jest?.any_of ?? [] });

    expect(await requirements()).toMatchObject([{ text: "Docker or Podman", any_of: ["Docker", "Podman"] }]);
  });

  test.each(["Native English speaker", "Under 35", "Digital native"])(
    "are refused for what treats people by who they are: %s",
    async (protectedCriterion) => {
      const before = await requirements();
      const [first] = before;
      for (const edited of [
        { id: null, text: "Good with people", any_of: ["Patient", protectedCriterion] },
        { id: first?.id ?? "", text: first?.text ?? "", any_of: [protectedCriterion] },
      ]) {
        const answer = await edit({ id: null, text: "Docker" }, edited);

        expect(answer).toMatchObject({
          status: 400,
          body: { error: { code: 1307, fields: { "requirements.1.any_of": expect.any(String) } } },
        });
      }
      expect(await requirements()).toEqual(before);
    },
  );

  test("decide what is met: one of them is enough", async () => {
    await edit(
      { id: null, text: "Something that nobody has", any_of: ["Beekeeping", "Registered nurse"] },
      { id: null, text: "Something that nobody has at all", any_of: ["Beekeeping"] },
    );
    await uploadFiles(winnow, recruiter, { screeningId: id, files: await givenCvs(24) });
    await untilScreening(recruiter, id, ({ counts }) => counts.ready === 24);
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");

    const { results } = await recruiter.call(getScreeningFacts, { params: { id } });
    const metBySome = [0, 1].map((place) => results.some((result) => result.facts[place]?.verdict === "met"));
    expect(metBySome).toEqual([true, false]);
  });
});
