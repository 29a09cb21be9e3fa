import type { Erasure, ErasureCounts } from "@winnow/contract/erasures.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { allOf } from "../../words/joined.ts";
import { wordsOf } from "../../words/words.ts";

/** "1 CV, 1 application, and 2 files"; null where nothing was erased. */
export function countWords({ cvs, applications, interviews, files }: ErasureCounts): string | null {
  const words = wordsOf("erasures").counts;
  const parts = [
    [cvs, words.cvs],
    [applications, words.applications],
    [interviews, words.interviews],
    [files, words.files],
  ] as const;
  const erased = parts.flatMap(([count, inWords]) => (count === 0 ? [] : [inWords({ count })]));
  return erased.length === 0 ? null : allOf(erased);
}

/** Who had it erased: the recruiter's own name, where one did. */
export function causeWords({ cause, by }: Pick<Erasure, "cause" | "by">): string {
  return by === null ? wordsOf("labels").erasureCauses[cause] : isolate(by);
}
