export type DescriptionBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; isNumbered: boolean; items: string[] };

const bullet = /^\s*(?:[-*•–—·▪●◦‣]|o(?=\s{2,}))\s+(?=\S)/u;
const numbered = /^\s*\d{1,2}[.)]\s+(?=\S)/;
const maximumHeadingCharacters = 60;

/** Paragraphs, lists and the lines above them, as whoever typed or laid out a text meant them. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      isNew = true;
      continue;
    }
    add(line, isNew);
    isNew = false;
  }
  return blocks.map((block, index) => (isHeading(block, blocks[index + 1]) ? asHeading(block) : block));

  function add(line: string, beginsAnew: boolean): void {
    const last = blocks.at(-1);
    const mark = bullet.exec(line) ?? numbered.exec(line);
    if (mark) {
      const item = line.slice(mark[0].length).trim();
      const isNumbered = numbered.test(line);
      if (last?.kind === "list" && last.isNumbered === isNumbered) last.items.push(item);
      else blocks.push({ kind: "list", isNumbered, items: [item] });
      return;
    }
    const words = line.trim();
    const isBelow = !beginsAnew && last !== undefined;
    if (isBelow && last.kind === "list" && /^\s/.test(line)) {
      last.items[last.items.length - 1] += ` ${words}`;
    } else if (isBelow && last.kind === "paragraph" && isCarriedOn(last.text, words)) {
      last.text += ` ${words}`;
    } else if (isBelow && last.kind === "paragraph" && !isHeadingLine(last.text)) {
      last.text += `\n${words}`;
    } else {
      blocks.push({ kind: "paragraph", text: words });
    }
  }
}

/** A line that a page's width has broken, and nobody else. */
function isCarriedOn(before: string, words: string): boolean {
  return /^\p{Ll}/u.test(words) && !/[.:;!?]$/.test(before);
}

function isHeadingLine(text: string): boolean {
  return (
    text.length <= maximumHeadingCharacters &&
    !text.includes("\n") &&
    (/:$|^#{1,6}\s/.test(text) || /^\p{Lu}[^.,;!?\d]*\??$/u.test(text))
  );
}

/** Only what something stands below. */
function isHeading(
  block: DescriptionBlock,
  next: DescriptionBlock | undefined,
): block is DescriptionBlock & { kind: "paragraph" } {
  return block.kind === "paragraph" && next !== undefined && isHeadingLine(block.text);
}

function asHeading({ text }: { text: string }): DescriptionBlock {
  return { kind: "heading", text: text.replace(/^#{1,6}\s+/, "").replace(/:$/, "") };
}
