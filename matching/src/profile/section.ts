import type { SectionKind } from "./cv-headings.ts";

/** Lines `from` (the first after the heading) to `to` (exclusive). */
export type Section = { kind: SectionKind; headingLine: number | null; from: number; to: number };
