import { describe, expect, it } from "vitest";
import { categoryRules } from "../../src/jd/category-rules.ts";
import { clauseRules, splitClauses } from "../../src/jd/clause-rules.ts";
import { endingRules } from "../../src/jd/ending-rules.ts";
import { extraRules } from "../../src/jd/extra-rules.ts";
import { instructionRules } from "../../src/jd/instruction-rules.ts";
import { leadInRules } from "../../src/jd/lead-in-rules.ts";
import { stripLeadIn } from "../../src/jd/strip-lead-in.ts";
import { yearsApartRules } from "../../src/jd/years-apart-rules.ts";
import { firstFilled, firstGiven, type Rule } from "../../src/rules/rule.ts";

/** A table of rules, and what comes of a text by them. */
type RuleTable<Gives> = { rules: Rule<Gives>[]; run: (rules: Rule<Gives>[], text: string) => unknown };

describe("what leads up to a wish", () =>
  proves({
    rules: leadInRules,
    run: (leadIns, text) => stripLeadIn(text, { leadIns, endings: endingRules }),
  }));

describe("what stands behind a wish", () =>
  proves({
    rules: endingRules,
    run: (endings, text) => stripLeadIn(text, { leadIns: leadInRules, endings }),
  }));

describe("what an instruction wants", () => proves({ rules: instructionRules, run: firstGiven }));

describe("what is only wished for beside what is asked for", () =>
  proves({ rules: extraRules, run: firstFilled }));

describe("years within years", () => proves({ rules: yearsApartRules, run: firstFilled }));

describe("where a further clause begins", () => proves({ rules: clauseRules, run: splitClauses }));

describe("what a wish asks for by its words", () => proves({ rules: categoryRules, run: firstGiven }));

/** Runs the examples of every rule with and without it. */
function proves<Gives>({ rules, run }: RuleTable<Gives>): void {
  it("has names of its own", () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))("%s", (_, rule) => {
    const others = rules.filter((other) => other !== rule);
    for (const [text, result] of rule.yes) expect([text, run(rules, text)]).toEqual([text, result]);
    const isNeeded = rule.yes.some(
      ([text, result]) => JSON.stringify(run(others, text)) !== JSON.stringify(result),
    );
    expect(isNeeded, "something else would come of one of its examples without it").toBe(true);
    expect(rule.no.length).toBeGreaterThan(0);
    for (const text of rule.no) expect([text, run(rules, text)]).toEqual([text, run(others, text)]);
  });
}
