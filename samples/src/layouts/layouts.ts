import { classicSerif } from "./classic-serif.ts";
import { dateColumn } from "./date-column.ts";
import type { Layout } from "./layout.ts";
import { leftSidebar } from "./left-sidebar.ts";
import { modernSans } from "./modern-sans.ts";
import { rightSidebar } from "./right-sidebar.ts";
import { twoColumns } from "./two-columns.ts";

export const layouts = {
  classicSerif,
  modernSans,
  leftSidebar,
  rightSidebar,
  twoColumns,
  dateColumn,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

export const layoutNames: readonly LayoutName[] = [
  "classicSerif",
  "modernSans",
  "leftSidebar",
  "rightSidebar",
  "twoColumns",
  "dateColumn",
];
