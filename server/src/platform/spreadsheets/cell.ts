/** What stands in one field of a table: text, a number, or nothing. */
export type Cell = string | number | null;
