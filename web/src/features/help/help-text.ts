import type { HelpBlock, HelpPage } from "./help-content.ts";

export type HelpSpan =
  | { kind: "text"; text: string }
  | { kind: "name"; text: string }
  | { kind: "link"; text: string; pageId: string };

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([a-z-]+)\)/g;

/** A text of the help in its parts: names of what is on the screen, links to other pages, and what is between. */
export function spansOf(text: string): HelpSpan[] {
  const spans: HelpSpan[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, name, words, pageId] = match;
    if (name !== undefined) spans.push({ kind: "name", text: name });
    if (words !== undefined && pageId !== undefined) spans.push({ kind: "link", text: words, pageId });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

/** The same without its marks, as it is read. */
export function plainText(text: string): string {
  return spansOf(text)
    .map((span) => span.text)
    .join("");
}

/** What a block says, line by line. */
export function linesOf(block: HelpBlock): string[] {
  if (typeof block === "string") return [plainText(block)];
  if ("points" in block) return block.points.map(plainText);
  if ("steps" in block) return block.steps.map(plainText);
  if ("terms" in block) return block.terms.map(([term, means]) => `${plainText(term)}: ${plainText(means)}`);
  return block.keys.map(({ keys, does }) => `${does} (${keys.map((held) => held.join(" ")).join(", ")})`);
}

/** Which pages a page leads to. */
export function linksOf(page: HelpPage): string[] {
  return page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => textsOf(block).flatMap((text) => spansOf(text).flatMap(linkIn))),
  );
}

function textsOf(block: HelpBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("points" in block) return block.points;
  if ("steps" in block) return block.steps;
  return "terms" in block ? block.terms.flat() : [];
}

function linkIn(span: HelpSpan): string[] {
  return span.kind === "link" ? [span.pageId] : [];
}
