import { attributesNamed } from "@winnow/matching/attributes-named.ts";
import { conceptsByName } from "@winnow/matching/concept-table.ts";
import { goldenAdverts } from "@winnow/matching/golden-adverts.ts";
import { impliedConcepts } from "@winnow/matching/implied-concepts.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planInterview } from "../src/plan-interview.ts";
import { questionForRequirement } from "../src/question-for-requirement.ts";
import { questionOfKey } from "../src/question-of-key.ts";

const plans = goldenAdverts.map(({ name, advert }) => {
  const jd = readJd(advert);
  return { name, advert, jd, plan: planInterview({ ...jd, text: advert }) };
});

describe.each(plans)("the plan for $name", ({ advert, jd, plan }) => {
  const { questions, skills } = plan;

  it("has six to eight questions in different words, each about another skill but those about a line of work", () => {
    const others = questions.filter(({ key }) => !key.startsWith("line/"));

    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(8);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
    expect(new Set(others.map(({ skill }) => skill)).size).toBe(others.length);
    expect(new Set(questions.map(({ text, skill }) => text.replace(skill, ""))).size).toBe(questions.length);
  });

  it("never asks about two things of which one shows the other", () => {
    const names = questions.map(({ skill }) => skill).filter((skill) => conceptsByName.has(skill));
    const near = names.filter((one) => names.some((other) => impliedConcepts(one).has(other)));

    expect(near).toEqual([]);
  });

  it("has at least two questions about ways of working and at most two about one line of work", () => {
    const ofLine = questions.filter(({ key }) => key.startsWith("line/"));

    expect(questions.filter(({ key }) => key.startsWith("competency/")).length).toBeGreaterThanOrEqual(2);
    expect(ofLine.length).toBeLessThanOrEqual(2);
    expect(new Set(ofLine.map(({ skill }) => skill)).size).toBeLessThanOrEqual(1);
  });

  it("mixes past behaviour and situations", () => {
    const past = questions.filter(({ kind }) => kind === "past behaviour").length;

    expect(past).toBeGreaterThanOrEqual(2);
    expect(questions.length - past).toBeGreaterThanOrEqual(2);
  });

  it("weighs from 1 to 5 exactly the skills that it asks about, each once", () => {
    expect(skills.map(({ name }) => name)).toEqual([...new Set(questions.map(({ skill }) => skill))]);
    expect(skills.filter(({ weight }) => weight < 1 || weight > 5)).toEqual([]);
  });

  it("asks about no papers and no languages", () => {
    const papers = new Set(["education", "certificate", "permit", "language"]);
    const ofPapers = jd.requirements.filter(({ category }) => papers.has(category)).map(({ id }) => id);
    const asked = skills.flatMap(({ requirementIds }) => requirementIds);

    expect(asked.filter((id) => ofPapers.includes(id))).toEqual([]);
  });

  it("says why, and quotes the advert literally", () => {
    const sentences = questions.flatMap(({ because }) => because.sentence ?? []);
    const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ");

    expect(questions.filter(({ because }) => !/^\p{Lu}.+[.”]$/u.test(because.reason))).toEqual([]);
    expect(sentences.filter((sentence) => !plain(advert).includes(plain(sentence)))).toEqual([]);
  });

  it("asks nothing about a protected attribute or a proxy for one", () => {
    expect(questions.flatMap(({ text }) => attributesNamed(text))).toEqual([]);
  });

  it("holds questions that are found again by their keys", () => {
    expect(questions.map(({ key }) => questionOfKey(key)?.text)).toEqual(questions.map(({ text }) => text));
  });

  it("is the same when it is made again", () => {
    expect(planInterview({ ...jd, text: advert })).toEqual(plan);
  });
});

describe("a plan", () => {
  it("is made of ways of working, and says so, where an advert states no requirements", () => {
    const { questions } = planInterview({ title: null, requirements: [] });

    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.map(({ because }) => because.reason)).toEqual(
      questions.map(() => "The advert states no requirements that could be read; this matters in any job."),
    );
  });

  it("asks about a rule, a program and a way of working as such, whatever field they belong to", () => {
    expect(keysOf("Store Manager\n\nRequirements:\n- Food allergens\n- Opera PMS\n- 5S")).toEqual([
      "template/standard/Food allergens",
      "template/system/Opera PMS",
      "competency/Improving how work is done",
    ]);
  });

  it("asks nothing about what one has or has not", () => {
    const asked = keysOf("Lettings Negotiator\n\nRequirements:\n- Own car\n- Negotiating offers");

    expect(asked.filter((key) => key.includes("car"))).toEqual([]);
  });

  it("takes an acronym for what the rest of the advert speaks of, and asks about nothing else", () => {
    const ofHaulier = keysOf(
      "Transport Planner\n\nPlan routes for forty lorries and book freight.\n\nRequirements:\n- TMS\n- Route planning",
    );
    const ofMuseum = keysOf(
      "Museum Registrar\n\nArrange loans of paintings.\n\nRequirements:\n- TMS, MuseumPlus or Adlib\n- Handling of works of art",
    );

    expect(ofHaulier).toContain("template/system/Transport management system");
    expect(ofMuseum.filter((key) => key.includes("Transport"))).toEqual([]);
  });

  it("quotes words that no table knows where they are about the work, without a list's letters", () => {
    const asked = keysOf(
      "Gardener\n\nPrune fruit trees, plant and mow lawns.\n\nRequirements:\n- Love of terrible puns\n- B. Pruning trees",
    );

    expect(asked).toContain("template/wording/Pruning trees");
    expect(asked.filter((key) => key.includes("puns"))).toEqual([]);
  });

  it("takes no duty for the title of the role", () => {
    const advert = "Duties\n- Liaise with clergy and florists\n- Keep the diary";
    const title = "Liaise with clergy and florists";
    const { questions } = planInterview({ ...readJd(advert), title, text: advert });

    expect(questions.filter(({ text }) => text.includes(title))).toEqual([]);
  });

  it("asks about the line of work that an advert's words speak of, more where it names few skills", () => {
    const few = "Tower Crane Operator\n\nLift steel and concrete with saddle jib and luffing cranes all day.";
    const some = `${few}\n\nRequirements:\n- Excel\n- Welding\n- Scaffolding`;

    expect(ofLines(few).map(({ skill }) => skill)).toEqual(["Cranes and lifting", "Cranes and lifting"]);
    expect(ofLines(few)[0]?.because.reason).toBe(
      "The advert's words speak of this line of work: Cranes and lifting.",
    );
    expect(ofLines(some).map(({ skill }) => skill)).toEqual(["Cranes and lifting"]);
  });

  it("asks about no line of work where an advert speaks of none", () => {
    const advert =
      "Join our friendly team!\n\nWe offer exciting tasks, flat hierarchies and free fruit.\n\nRequirements:\n- Commitment and reliability";

    expect(ofLines(advert)).toEqual([]);
  });

  it("asks about no line of work that the title alone speaks of", () => {
    const advert =
      "Senior Executive – Broadcast Operations\n\nPlayout automation, satellite downlink and graphics.\n\nRequirements:\n- MPEG compression";

    expect(ofLines(advert)).toEqual([]);
  });

  it("asks of a line of work only the other kind beside a skill of the same name", () => {
    const advert =
      "Plumber\n\nFit pipes, boilers, baths and radiators in houses.\n\nRequirements:\n- Plumbing";
    const { questions } = planInterview({ ...readJd(advert), text: advert });
    const ofPlumbing = questions.filter(({ skill }) => skill.startsWith("Plumbing"));

    expect(ofPlumbing.map(({ key }) => key.split("/")[0])).toEqual(["skill", "line"]);
    expect(new Set(ofPlumbing.map(({ kind }) => kind)).size).toBe(2);
  });

  it("names the line of work in the question about the role where the title cannot be read", () => {
    const advert =
      "Clear imports and exports through customs, classify goods and lodge declarations for shippers.\n\nRequirements:\n- Experience with tariffs and rules of origin";
    const [first] = planInterview({ ...readJd(advert), text: advert }).questions;

    expect(first?.text).toMatch(/^The role: Customs and freight forwarding\./);
  });

  it("puts a title to candidates without its call for applications", () => {
    const roleOf = (title: string) => {
      const text = `${title}\n\nRequirements:\n- Excel`;
      return planInterview({ ...readJd(text), text }).questions[0]?.text.split(". ")[0];
    };

    expect(roleOf("We're hiring: Audio Producer (documentary podcasts)")).toBe(
      "The role: Audio Producer (documentary podcasts)",
    );
    expect(roleOf("Butcher wanted, farm shop near Ludlow")).toBe("The role: Butcher");
    expect(roleOf("Hiring Manager")).toBe("The role: Hiring Manager");
  });

  it("has six to eight different questions for any text", () => {
    const lines = fc.constantFrom(...goldenAdverts.flatMap(({ advert }) => advert.split("\n")));
    fc.assert(
      fc.property(fc.array(fc.oneof(lines, fc.string()), { maxLength: 40 }), (some) => {
        const text = some.join("\n");
        const { questions } = planInterview({ ...readJd(text), text });
        const texts = new Set(questions.map((question) => question.text));

        expect(texts.size).toBe(questions.length);
        expect(questions.length).toBeGreaterThanOrEqual(6);
        expect(questions.length).toBeLessThanOrEqual(8);
        expect(questions.flatMap(({ text }) => attributesNamed(text))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the question about a must-have that a CV does not state", () => {
  const requirements = plans.flatMap(({ jd }) => jd.requirements);

  it("is another one than those that were asked before", () => {
    const [postgres] = readJd("Developer\n\nRequirements:\n- PostgreSQL").requirements.filter(
      ({ category }) => category === "skill",
    );
    if (!postgres) throw new Error("PostgreSQL was not read");
    const first = questionForRequirement(postgres);
    const second = questionForRequirement(postgres, [first?.key ?? ""]);

    expect([first?.kind, second?.kind]).toEqual(["past behaviour", "situational"]);
    expect(questionForRequirement(postgres, [first?.key ?? "", second?.key ?? ""])).toBeNull();
  });

  it("is none for what papers prove, and for languages", () => {
    const papers = requirements.filter(({ category }) =>
      ["education", "certificate", "permit", "language"].includes(category),
    );

    expect(papers.length).toBeGreaterThan(50);
    expect(papers.map((requirement) => questionForRequirement(requirement))).toEqual(papers.map(() => null));
  });

  it("exists for nearly every skill and all experience", () => {
    const asked = requirements.filter(({ category }) => category === "skill" || category === "experience");
    const without = asked.filter((requirement) => questionForRequirement(requirement) === null);

    expect(without.length / asked.length).toBeLessThan(0.06);
  });
});

function ofLines(advert: string) {
  const { questions } = planInterview({ ...readJd(advert), text: advert });
  return questions.filter(({ key }) => key.startsWith("line/"));
}

/** The subjects of a plan's questions after the role's own, as far as the advert asks for them. */
function keysOf(advert: string): string[] {
  return planInterview({ ...readJd(advert), text: advert })
    .questions.slice(1)
    .filter(({ because }) => because.requirementId !== null)
    .map(({ key }) => key.replace(/\/[^/]+$/, ""));
}
