import type { Erasure, ErasureCounts } from "@winnow/contract/erasures.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { erasureCauseLabels } from "@winnow/contract/labels.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { lazily } from "../../ui/format/lazily.ts";

const list = lazily(() => new Intl.ListFormat("en"));

/** "1 CV, 1 application, and 2 files"; null where nothing was erased. */
export function countWords({ cvs, applications, interviews, files }: ErasureCounts): string | null {
  const parts = [
    [cvs, "CV", "CVs"],
    [applications, "application", "applications"],
    [interviews, "interview", "interviews"],
    [files, "file or recording", "files and recordings"],
  ] as const;
  const words = parts.flatMap(([count, one, other]) => (count === 0 ? [] : [formatCount(count, one, other)]));
  return words.length === 0 ? null : list().format(words);
}

/** Who had it erased: the recruiter's own name, where one did. */
export function causeWords({ cause, by }: Pick<Erasure, "cause" | "by">): string {
  return by === null ? erasureCauseLabels[cause] : isolate(by);
}
