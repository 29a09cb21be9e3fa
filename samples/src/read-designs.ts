import { readdirSync, readFileSync } from "node:fs";

/** What a careful reader finds on a page: "job" with title, employer, start and end, for example. */
export type SaidOnPage = { what: string; values: string[] };
/** A CV as a page for a browser to print, in the design of a template that many people use or as somebody laid it out. */
export type Design = { set: string; name: string; html: string; truths: SaidOnPage[] };

const folder = new URL("../designs/", import.meta.url);

/**
 * CVs of invented people in designs that tools make, in folders by who makes them, and as people lay them out themselves
 * ("people-…"), by where they live or what they do. Beside each page stand its truths, one a line: "= name Ann Lee | Dr Ann Lee" (either is right), "= email", "= phone" ("null" for none),
 * "= job title | employer | 2019-03 | now" ("*" for an employer that is not asked), "= education degree | school | 2015" ("*" for a degree that the page does not name).
 * @throws Error when a line has another form.
 */
export function readDesigns(): Design[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((set) => {
      const pages = readdirSync(new URL(`${set}/`, folder)).filter((file) => file.endsWith(".html"));
      return pages.toSorted().map((file): Design => {
        const read = (name: string) => readFileSync(new URL(`${set}/${name}`, folder), "utf8");
        const name = file.replace(/\.html$/u, "");
        const lines = read(`${name}.txt`).trim().split("\n");
        return { set, name, html: read(file), truths: lines.map(readTruth) };
      });
    });
}

function readTruth(line: string): SaidOnPage {
  const [, what, values] = /^= (\S+) (.+)$/u.exec(line) ?? [];
  if (!what || !values) throw new Error(`Not what a page says: ${line}`);
  return { what, values: values.split(" | ") };
}
