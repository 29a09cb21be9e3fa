import type pg from "pg";
import { inSpan, isTraced } from "./in-span.ts";

/** What a statement does: its first word, behind comments. */
const firstWord = /^(?:\s|--.*\n)*([a-z]+)/i;

/** Makes each statement on a connection a span, with its text and without its values, which are parameters. */
export function traceQueries(client: pg.PoolClient): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, parameters) => {
      const ask = (given: unknown[]): unknown => Reflect.apply(query, self, given);
      if (!isTraced()) {
        return ask(parameters);
      }
      const text = textOf(parameters[0]);
      const name = firstWord.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
      return inSpan(name, { "db.system.name": "postgresql", "db.query.text": text }, () =>
        untilAnswered(parameters, ask),
      );
    },
  });
}

/** A pool asks its connections with a function to call with the answer; everybody else waits for a promise. */
function untilAnswered(given: unknown[], ask: (given: unknown[]) => unknown): unknown {
  const tell = given.at(-1);
  if (typeof tell !== "function") {
    return ask(given);
  }
  return new Promise<void>((resolve, reject) => {
    ask([
      ...given.slice(0, -1),
      (error: Error | null, answer: unknown) => {
        tell(error, answer);
        if (error) reject(error);
        else resolve();
      },
    ]);
  });
}

function textOf(query: unknown): string {
  if (typeof query === "string") {
    return query;
  }
  const text: unknown = typeof query === "object" && query !== null ? Reflect.get(query, "text") : undefined;
  return typeof text === "string" ? text : "";
}
