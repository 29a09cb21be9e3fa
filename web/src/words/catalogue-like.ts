import type { PageLanguage } from "@winnow/contract/page-languages.ts";

type Loaders = Readonly<Record<string, () => Promise<{ default: unknown }>>>;
/** Where the words of each noun are, in every language as in English. */
export type CatalogueLike<English extends Loaders> = Record<
  PageLanguage,
  { [N in keyof English]: () => Promise<{ default: Awaited<ReturnType<English[N]>>["default"] }> }
>;
