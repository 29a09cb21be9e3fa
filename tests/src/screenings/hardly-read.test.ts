import { getScreeningResult } from "@winnow/contract/results.ts";
import { createScreening, getScreeningJd, updateScreening } from "@winnow/contract/screenings.ts";
import { vagueJd } from "@winnow/samples/job-descriptions.ts";
import { people } from "@winnow/samples/people.ts";
import type { Person } from "@winnow/samples/person.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenScreened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(() => winnow?.stop());

const finnish = `Haemme kirjanpitäjää Oulun toimistoomme
Tehtäviisi kuuluu asiakasyritysten kirjanpito, tilinpäätökset, arvonlisäveroilmoitukset ja palkanlaskenta.
Odotamme sinulta kokemusta tilitoimistosta ja palkkojen laskemisesta.`;

const cook = finn("Sanna Niittymäki", "Kokki", ["Tein lounaat ja suunnittelin ruokalistat."]);
const bookkeeper = finn("Marjatta Lehtovaara", "Kirjanpitäjä", [
  "Hoidin asiakasyritysten kirjanpidon ja tilinpäätöksen.",
  "Laskin palkat ja annoin arvonlisäverot.",
]);

test("who shares the words of a job description that Winnow cannot read comes first, and the report says so", async () => {
  const cvs = await cvsOf([cook, bookkeeper]);
  const { id, results } = await givenScreened(winnow, recruiter, { cvs, jdText: finnish });

  expect(results.map(({ name }) => name)).toEqual(["Marjatta Lehtovaara", "Sanna Niittymäki"]);
  const [first, second] = results;
  expect(first?.matching_score).toBeGreaterThan((second?.matching_score ?? 0) + 20);
  const { screening, report } = await recruiter.call(getScreeningResult, { params: { id: first?.id ?? "" } });
  expect(screening).toMatchObject({ id, jd_read: { reading: "unknown_language", sentences: 0 } });
  expect(report.requirements.map(({ requirement }) => requirement.text)).toEqual([
    "Experience in the work described",
  ]);
});

test("once a person has said enough, a job description counts as read", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: vagueJd } });
  const jd = () => recruiter.call(getScreeningJd, { params: { id } });
  expect((await jd()).reading).toBe("thin");

  const added = ["Forklift licence", "Stock control"].map((text) => {
    return { id: null, kind: "must", weight: 3, text } as const;
  });
  const { requirements } = await jd();
  const before = requirements.map(({ id: known, kind, text, weight }) => ({ id: known, kind, text, weight }));
  await recruiter.call(updateScreening, { params: { id }, body: { requirements: [...before, ...added] } });
  expect((await jd()).reading).toBe("whole");
});

function finn(name: string, title: string, points: string[]): Person {
  const [somebody] = people;
  const [job] = somebody?.jobs ?? [];
  if (!somebody || !job) throw new Error("There are no people.");
  return {
    ...somebody,
    name,
    headline: title,
    summary: "",
    jobs: [{ ...job, title, employer: "Tilitoimisto Kuusamo Oy", bullets: points }],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
  };
}
