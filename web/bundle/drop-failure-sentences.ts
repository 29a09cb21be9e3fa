import { type Plugin, parseAst } from "vite";

/**
 * Leaves out of the bundle the sentences of failures: pages know failures by their codes, and say what the server has
 * sent or what stands in the catalogue.
 */
export function dropFailureSentences(): Plugin {
  return {
    name: "drop-failure-sentences",
    apply: "build",
    transform: {
      order: "post",
      filter: { id: /\/contract\/src\/failures\.ts$/ },
      handler(code) {
        const sentences: { start: number; end: number }[] = [];
        find(parseAst(code));
        if (sentences.length === 0) throw new Error("The failures have no sentences.");
        const dropped = sentences.reduceRight(
          (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ""),
          code,
        );
        return { code: dropped, map: null };

        function find(node: unknown): void {
          if (Array.isArray(node)) for (const each of node) find(each);
          else if (isSentence(node)) sentences.push(node);
          else if (typeof node === "object" && node !== null) find(Object.values(node));
        }
      },
    },
  };
}

function isSentence(node: unknown): node is { start: number; end: number } {
  if (typeof node !== "object" || node === null || !("type" in node) || !("key" in node)) return false;
  const { type, key } = node;
  return (
    type === "Property" && typeof key === "object" && key !== null && "name" in key && key.name === "message"
  );
}
