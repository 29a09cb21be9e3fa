import { isOfTables, rarityOf } from "../words/rarity.ts";
import { areForms, type SharedPart, sharedPart } from "../words/shared-part.ts";
import { stem } from "../words/stem.ts";
import { stemInAnyLanguage } from "../words/stem-in-any-language.ts";
import type { Token } from "../words/tokenize.ts";
import { likenessTable } from "./evidence-parameters.ts";

/** A word of a wish. */
export type WishWord = {
  /** 0 to 1. */
  weight: number;
  stems: Stems;
  /** Whether other words are looked for in it, and it in them. */
  isCompound: boolean;
  /** What another word shares with it, or null. */
  compare: (token: Token) => SharedLetters | null;
};

type Stems = { inEnglish: string; inAny: string };

/** The whole word, or parts of a compound. */
export type SharedLetters = SharedPart & { isSame: boolean };

/** The head of a phrase ("Erstellung von …", "care of …") says only what is done with the rest. */
export function wishWord(wanted: Token, isHead: boolean): WishWord {
  const stems = { inEnglish: stem(wanted.folded), inAny: stemInAnyLanguage(wanted.written) };
  // In English, French and Spanish a word within another is chance: "commune" in "communication".
  const isCompound = !isOfTables(wanted.written);
  const known = new Map<string, SharedLetters | null>();
  return {
    weight: rarityOf(wanted.written) * (isHead ? likenessTable.head : 1),
    stems,
    isCompound,
    compare(token) {
      const before = known.get(token.written);
      if (before !== undefined) return before;
      const isSame =
        stem(token.folded) === stems.inEnglish || stemInAnyLanguage(token.written) === stems.inAny;
      const shared = isSame ? same : isCompound ? sharedParts(wanted.folded, token.folded) : null;
      if (known.size >= maxKept) known.clear();
      known.set(token.written, shared);
      return shared;
    },
  };
}

const maxKept = 5000;
const same: SharedLetters = { isSame: true, isBefore: false, isHead: false };

/** How much of a word others name together. */
export function shareOf(shared: SharedLetters[]): number {
  if (shared.some(({ isSame }) => isSame)) return 1;
  const { headOfCompound } = likenessTable;
  const before = shared.some(({ isBefore }) => isBefore) ? 1 - headOfCompound : 0;
  return before + (shared.some(({ isHead }) => isHead) ? headOfCompound : 0);
}

function sharedParts(wanted: string, shown: string): SharedLetters | null {
  const ofCompound = sharedPart(wanted, shown);
  const asPart = sharedPart(shown, wanted);
  const shared = {
    isSame: asPart.isHead || areForms(wanted, shown),
    isBefore: ofCompound.isBefore || asPart.isBefore,
    isHead: ofCompound.isHead,
  };
  return shared.isSame || shared.isBefore || shared.isHead ? shared : null;
}
