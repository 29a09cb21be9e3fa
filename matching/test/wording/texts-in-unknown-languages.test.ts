import { readFileSync } from "node:fs";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { describe, expect, it } from "vitest";
import { readJd } from "../../src/jd/read-jd.ts";
import { matchCv } from "../../src/match-cv.ts";

const asOf = "2026-11-01";

/** Written before texts were compared by the words they share; nothing was made to fit. */
describe("adverts in Finnish, Hungarian, Turkish and Croatian, which the engine does not read", () => {
  const texts = readTexts();

  it.each(texts)("says of the advert for $name ($language) that it was hardly read", ({ advert }) => {
    expect(readJd(advert).reading).not.toBe("whole");
  });

  it("ranks who has done the work above three others", () => {
    const places = texts.map((one) => {
      const scores = texts
        .filter(({ language }) => language === one.language)
        .map(({ cv, name }) => ({ score: scoreOf(one.advert, cv), isRight: name === one.name }));
      const own = scores.find(({ isRight }) => isRight)?.score ?? 0;
      return 1 + scores.filter(({ score, isRight }) => !isRight && score >= own).length;
    });
    const reciprocal = places.reduce((sum, place) => sum + 1 / place, 0) / places.length;
    expect(reciprocal).toBe(1);
  });
});

function scoreOf(advert: string, cv: string): number {
  const { title, requirements } = readJd(advert);
  return matchCv({ document: readPlainText(cv), jdTitle: title, jdText: advert, requirements, asOf }).score;
}

/** The format: "== fi kokki" (language, occupation), "# advert" and its lines, "# cv" and its lines. */
function readTexts(): { language: string; name: string; advert: string; cv: string }[] {
  const text = readFileSync(new URL("texts-in-unknown-languages.txt", import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [, language, name, advert, cv] =
        /^(\S+) (.+)\n# advert\n([\s\S]+)\n# cv\n([\s\S]+)$/u.exec(block.trimEnd()) ?? [];
      if (!language || !name || !advert || !cv) throw new Error(`Not an advert with a CV: ${block}`);
      return { language, name, advert, cv };
    });
}
