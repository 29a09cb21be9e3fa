import { tokenize } from "../words/tokenize.ts";
import { howWellRead } from "./how-well-read.ts";
import { usualWeight, wishOdds, wishTable } from "./jd-parameters.ts";
import { type JdSentence, linesOfJd, sentencesOf } from "./jd-sentences.ts";
import { findTitle, withRole } from "./jd-title.ts";
import { isNotAsked, wishesOfSentence } from "./jd-wishes.ts";
import { doubtAbout, isTold, kindOf, kindOfWish } from "./kind-of-wish.ts";
import { oddOf } from "./lines/line-label.ts";
import { refusedCriterion } from "./refused/refused-criteria.ts";
import { withoutRefused } from "./refused/without-refused.ts";
import type { ReadJd, RefusedCriterion, Requirement } from "./requirement.ts";
import { requirementFromText } from "./requirement-from-text.ts";
import { namedIn, requirementsOf } from "./requirements-of.ts";
import { sentencesToCheck, type UnnamedWish } from "./sentences-to-check.ts";
import { mustCue, notAWish } from "./wish-cues.ts";

/**
 * Reads a JD's plain text: title, requirements with the sentence each came from, criteria that are refused, sentences
 * that a person should look at, and how well all of it was read. A text without a recognisable requirement yields none.
 */
export function readJd(text: string): ReadJd {
  const lines = linesOfJd(text);
  const sentences = sentencesOf(lines);
  const requirements: Requirement[] = [];
  const known = new Set<string>();
  const refused: RefusedCriterion[] = [];
  const unnamed: UnnamedWish[] = [];
  const hasWishHeading = sentences.some(({ part }) => part === "must" || part === "nice");
  for (const sentence of sentences) {
    const kind = kindOf(sentence, hasWishHeading);
    const isScanned = sentence.part !== "dropped" && !notAWish.test(sentence.text);
    const scanned = isScanned ? withoutRefused(sentence.text) : { rest: [sentence.text], refused: [] };
    if (kind || mustCue.test(sentence.text) || sentence.part === null) refused.push(...scanned.refused);
    if (!kind) continue;
    const wishes = scanned.rest.flatMap(wishesOfSentence);
    for (const wish of wishes) {
      if (isNotAsked(wish)) continue;
      const own = kindOfWish(wish, { kind, part: sentence.part, isOnlyWish: wishes.length === 1 });
      const asked = requirementsOf(wish.text, own, requirements.length);
      refused.push(...asked.refused.filter(({ text }) => refused.every((one) => one.text !== text)));
      if (asked.requirements.length === 0 && asked.refused.length === 0)
        unnamed.push({ text: wish.text, sentence });
      for (const requirement of asked.requirements) {
        if (known.has(requirement.text.toLowerCase())) continue;
        known.add(requirement.text.toLowerCase());
        const told = isTold(sentence, hasWishHeading);
        const doubt = doubtAbout(sentence, { kind: own, isTold: told });
        requirements.push({
          ...requirement,
          // What neither heading nor wording tells is likely, and no more than that.
          weight: told ? requirement.weight : usualWeight.likely,
          sentence: sentence.text,
          ...(doubt ? { doubt } : {}),
        });
      }
    }
  }
  const texts = lines.map((line) => line.text).filter((line) => line !== "");
  const found = findTitle(texts);
  const things = requirements.filter(({ category }) => category !== "other");
  if (found && things.length < wishTable.fewest) {
    for (const requirement of workNamed(sentences, requirements.length))
      if (
        !isSame(requirement.text)(found.title) &&
        !requirements.flatMap(namesOf).some(holds(requirement.text))
      )
        requirements.push(requirement);
  }
  const reading = howWellRead(text, requirements);
  return {
    title: found?.title ?? null,
    requirements: withRole(requirements, found, {
      describesWork: reading === "unknown language" || (reading === "thin" && sentences.some(isAboutWork)),
    }),
    refused,
    toCheck: sentencesToCheck(sentences, requirements, unnamed),
    reading,
  };
}

function isAboutWork({ odds }: JdSentence): boolean {
  return oddOf(odds, "duty") + oddOf(odds, "must") + oddOf(odds, "nice") >= wishOdds.toCheck;
}

function namesOf({ text, anyOf }: Requirement): string[] {
  return [text, ...anyOf];
}

/** Whether other words hold these, as whole words. */
function holds(words: string): (other: string) => boolean {
  return (other) => asWords(other).includes(asWords(words));
}

function asWords(text: string): string {
  return ` ${tokenize(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
}

function isSame(one: string): (other: string) => boolean {
  return (other) => other.toLowerCase() === one.toLowerCase();
}

/** Where a JD hardly says what it asks for, what its duties name is welcome. */
function workNamed(sentences: JdSentence[], count: number): Requirement[] {
  const wishes = sentences.flatMap(({ text, part }) => {
    if (part === "dropped" || notAWish.test(text) || refusedCriterion(text)) return [];
    return namedIn(text).map((wish) => ({ wish, text }));
  });
  return wishes.slice(0, wishTable.maxFromDuties).flatMap(({ wish, text }, index) => {
    const made = requirementFromText({ id: `r${count + index + 1}`, text: wish, kind: "nice", weight: 1 });
    return "requirement" in made ? [{ ...made.requirement, sentence: text }] : [];
  });
}
