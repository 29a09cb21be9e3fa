import { createHash } from "node:crypto";
import type pg from "pg";

/** Each connection keeps the plans of so many texts; texts with lists of any length in them are without number. */
const maxTexts = 300;
/** `select *` fails once a newer process has added a column: its columns are fixed with its plan. */
const allColumns = /(?<!\()\*/;

/**
 * Gives queries a name by their text, so that PostgreSQL parses each but once on every connection, and once it has seen
 * that the plan is always the same, plans it no more: for short queries that is most of the work.
 */
export function createPlanOnce(): (client: pg.PoolClient) => void {
  const names = new Map<string, string | undefined>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < maxTexts) {
      names.set(text, isPlannable(text) ? createHash("sha256").update(text).digest("base64url") : undefined);
    }
    return names.get(text);
  };
  return (client) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, [text, values, ...others]) => {
        const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
        const parameters =
          name === undefined ? [text, values, ...others] : [{ name, text, values }, ...others];
        return Reflect.apply(query, self, parameters);
      },
    });
  };
}

function isPlannable(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !allColumns.test(text);
}
