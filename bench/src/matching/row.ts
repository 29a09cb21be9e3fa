/** One line of the printed table: what is measured, the simplest known way, what to reach, and what was measured now. */
export type Row = { what: string; floor: string; target: string; ours: string };
