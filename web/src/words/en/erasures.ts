import type { Erasure } from "@winnow/contract/erasures.ts";
import { plural } from "../plural.ts";

/** The log of erasures. */
const words = {
  title: "Erasures",
  subtitle:
    "What was erased, by whom and when. The log never says whom it was about: that is erased as well.",
  soon: "What is erased soon",
  past: "What was erased",
  columns: { what: "What", cause: "Who or why", when: "When" },
  /** As the server says it. */
  said: ({ sentence }: Pick<Erasure, "sentence" | "erased_from">): string => sentence,
  nothingLeft: "Nothing was left to erase",
  failed: "The log of erasures could not be loaded.",
  noMatch: { title: "Nothing here.", showAll: "Show all" },
  none: {
    title: "Nothing was erased yet",
    text: "What applicants and candidates erase themselves, what you erase of a person, and what is erased once its time is over, is listed here.",
  },
  counts: {
    cvs: ({ count }: { count: number }) => plural(count, { one: "# CV", other: "# CVs" }),
    applications: ({ count }: { count: number }) =>
      plural(count, { one: "# application", other: "# applications" }),
    interviews: ({ count }: { count: number }) =>
      plural(count, { one: "# interview", other: "# interviews" }),
    files: ({ count }: { count: number }) =>
      plural(count, { one: "# file or recording", other: "# files and recordings" }),
  },
};

export default words;
