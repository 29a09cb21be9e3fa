import { beforeAll, describe, expect, it } from "vitest";
import { verdictFrom } from "../src/facts/evidence-parameters.ts";
import type { Requirement } from "../src/jd/requirement.ts";
import type { Fact } from "../src/match-report.ts";
import { findConcepts } from "../src/mentions/find-concepts.ts";
import { groupOf } from "../src/points/worth.ts";
import { tokenize } from "../src/words/tokenize.ts";
import { goldenRoleNames } from "./golden/golden-role-names.ts";
import { type MatchedCv, matchGoldenRoles } from "./golden/measure-golden-roles.ts";
import { readGoldenRole } from "./golden/read-golden-role.ts";

type Said = {
  where: string;
  requirement: Requirement;
  fact: Fact;
  points: number;
  maximum: number;
  cv: string;
};

/** Verdict, points, quotations and sentence of one requirement are read side by side, so each must hold beside the others. */
describe("what a report says, over all golden roles and their CVs", () => {
  let matched: MatchedCv[];
  let said: Said[];
  beforeAll(() => {
    ({ matched } = matchGoldenRoles(goldenRoleNames.map(readGoldenRole)));
    said = matched.flatMap(({ role, cv, report }) =>
      report.requirements.flatMap((requirement) => {
        const fact = report.facts.find(({ requirementId }) => requirementId === requirement.id);
        const point = report.points.find(({ requirementId }) => requirementId === requirement.id);
        return fact && point
          ? [{ where: `${role}/${cv.tag}: ${requirement.text}`, requirement, fact, cv: cv.text, ...point }]
          : [];
      }),
    );
  });

  const those = (isWrong: (one: Said) => boolean) =>
    said
      .filter(isWrong)
      .map(({ where, fact }) => `${where} (${fact.verdict}, ${fact.strength}): ${fact.remark}`);

  it("gives points to what is met or partly met and none to what is not stated", () => {
    expect(those(({ fact, points }) => (fact.verdict === "not stated") !== (points === 0))).toEqual([]);
  });

  it("gives no strength to what is not stated, but to other work that is near", () => {
    const isRole = ({ requirement }: Said) => groupOf(requirement) === "role";
    expect(
      those((one) => one.fact.verdict === "not stated" && one.fact.strength > 0 && !isRole(one)),
    ).toEqual([]);
    for (const { role, cv, report } of matched) {
      const near = said.some(
        (one) =>
          one.where.startsWith(`${role}/${cv.tag}:`) &&
          isRole(one) &&
          one.fact.verdict === "not stated" &&
          Math.round(one.fact.strength * one.maximum) > 0,
      );
      const given = report.adjustments.some(({ points }) => points > 0);
      expect(!near || given, `${role}/${cv.tag}`).toBe(true);
    }
  });

  it("never calls partly met what has less than a tenth of its points, nor met what has no words to show", () => {
    expect(those(({ fact }) => fact.verdict === "partly" && fact.strength < verdictFrom.partly)).toEqual([]);
    expect(those(({ fact }) => fact.verdict === "partly" && fact.strength === 1)).toEqual([]);
    expect(those(({ fact }) => fact.verdict !== "not stated" && fact.quotations.length === 0)).toEqual([]);
  });

  it("says how much of the work is alike as the verdict and the points have it", () => {
    const wrong = those(({ requirement, fact }) => {
      if (groupOf(requirement) !== "role" || fact.remark === null) return false;
      const start = fact.remark.split(" ")[0];
      return (
        start !== (fact.verdict === "met" ? "Most" : fact.strength < verdictFrom.rolePartly ? "Little" : "A")
      );
    });
    expect(wrong).toEqual([]);
    for (const { role, cv, report } of matched) {
      const fact = said.find(
        ({ where, requirement }) => where.startsWith(`${role}/${cv.tag}:`) && groupOf(requirement) === "role",
      )?.fact;
      const sentence = report.adjustments.find((one) =>
        one.sentence.includes("like the work described"),
      )?.sentence;
      if (fact?.remark && sentence)
        expect(sentence.startsWith(fact.remark.slice(0, -1)), sentence).toBe(true);
    }
  });

  it("says that something is not named only where no quotation names it", () => {
    const wrong = those(({ requirement, fact }) => {
      if (!/^(?:Not named|Something close|Some of its words|Most of its words)/.test(fact.remark ?? ""))
        return false;
      const names = new Set(requirement.anyOf.flatMap(conceptsIn));
      return fact.quotations.some(
        ({ text }) =>
          conceptsIn(text).some((name) => names.has(name)) ||
          requirement.anyOf.some((name) => text.toLowerCase().includes(name.toLowerCase())),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("never says of what is met that it is only close, nor of what is partly met that it is all there", () => {
    expect(
      those(
        ({ fact }) =>
          fact.verdict === "met" && /^(?:Something close|Some of|Little|A part|No )/.test(fact.remark ?? ""),
      ),
    ).toEqual([]);
    expect(those(({ fact }) => fact.verdict === "partly" && fact.remark === null)).toEqual([]);
  });

  it("says of years as asked for that they are met only where as many are shown", () => {
    expect(
      those(
        ({ requirement, fact }) =>
          requirement.years !== null && fact.verdict === "met" && (fact.years ?? 0) < requirement.years,
      ),
    ).toEqual([]);
  });

  it("counts must-haves alike in the headline and below it", () => {
    for (const { report } of matched) {
      const musts = report.requirements.filter(({ kind }) => kind === "must").map(({ id }) => id);
      const met = report.facts.filter(
        (fact) => musts.includes(fact.requirementId) && fact.verdict === "met",
      ).length;
      expect([report.mustHavesMet, report.mustHaves]).toEqual([met, musts.length]);
      for (const { sentence } of report.adjustments)
        if (sentence.includes("must-haves"))
          expect(sentence).toContain(`${musts.length - met} of ${musts.length} must-haves`);
    }
  });

  it("quotes nothing that stands under hobbies", () => {
    const wrong = those(({ cv, fact }) => {
      const hobbies =
        /^(?:interests|hobbies|hobbies and interests|free time|spare time|outside (?:of )?work)\n([\s\S]*?)(?:\n\n|$)/im.exec(
          cv,
        )?.[1];
      return hobbies !== undefined && fact.quotations.some(({ text }) => hobbies.includes(text));
    });
    expect(wrong).toEqual([]);
  });
});

function conceptsIn(text: string): string[] {
  return findConcepts(tokenize(text)).map(({ concept }) => concept.name);
}
