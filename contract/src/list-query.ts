import { z } from "zod";
import { isStorable } from "./wire.ts";

/** The page sizes that tables offer; the API takes 1 to 100. */
export const pageSizes = [5, 10, 25] as const;
export const defaultPageSize = 10;

/**
 * The query of a list call: `start` is the page from 0, `size` the rows per page. Filter groups stand beside it,
 * each a comma-separated choice (`status=Pending,InProgress`).
 */
export function listQuery<const Columns extends readonly [string, ...string[]], Groups extends z.ZodRawShape>(
  columns: Columns,
  options: { defaultSort: Columns[number]; groups: Groups },
) {
  return z.object({
    start: z.coerce.number().int().min(0).max(1_000_000).default(0),
    size: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
    sort_by: z.enum(columns).default(options.defaultSort as never),
    order_by: z.enum(["asc", "desc"]).default("desc"),
    search: z
      .string()
      .max(200)
      .refine(isStorable, "This contains a character that cannot be searched for.")
      .default(""),
    ...options.groups,
  });
}

/** One filter group of a list query: some of `choices`, separated by commas or each with the group's name. */
export function filterGroup<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((texts) => [texts].flat().flatMap((text) => text.split(",").filter((part) => part !== "")))
    .pipe(z.array(z.enum(choices)))
    .optional();
}

/**
 * A filter that a list offers. `uniqueId` is `group:name`. A name in angle brackets says what the group takes where
 * that is no closed choice: `from:<epoch seconds>`.
 */
export const availableFilter = z.object({
  uniqueId: z.string(),
  filterGroup: z.string(),
  filterName: z.string(),
});
export type AvailableFilter = z.infer<typeof availableFilter>;

export function paginated<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
    total_pages: z.number().int(),
    filters: z.array(availableFilter),
  });
}

export type Paginated<Row> = {
  data: Row[];
  total: number;
  page: number;
  page_size: number;
  total_pages: number;
  filters: AvailableFilter[];
};
