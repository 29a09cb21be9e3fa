import type { CreditPack } from "@winnow/contract/payments.ts";
import { wordsOf } from "../../words/words.ts";

/** What a pack buys: "Screens 100 CVs, or holds 10 interviews". What is free is not counted. */
export function packWords({ cvs, interviews }: CreditPack): string {
  const words = wordsOf("payments").pack;
  if (cvs !== null && interviews !== null) return words.both({ cvs, interviews });
  if (cvs !== null) return words.cvs({ cvs });
  return interviews === null ? "" : words.interviews({ interviews });
}
