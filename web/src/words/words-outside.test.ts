import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Whatever draws a page. */
const folders = ["app", "features", "layouts", "theme", "ui"];

/** What names the product, a language by its own name, a key or a value of the contract, or stands where nobody looks. */
const names = [
  ...["Winnow", "· Winnow", "winnow", "Website", "English", "Deutsch", "Started", "Pending", "Completed"],
  ...["Control", "Ctrl", "Meta", "Enter", "Escape", "Esc"],
  ...[
    "Draft,InProgress",
    "jk",
    "shr",
    "Arrow",
    "Home",
    "End",
    "np",
    "ahr",
    "JSON",
    "PDF",
    "Letter",
    "Thumbs.db",
  ],
];
/** What consent is given to has a version and a language of its own. */
const textsOfConsent = "application-notice.ts";
/** Pages of the help are a file per language. */
const helpPages = /^features\/help\/(?:visitors|recruiters)\/(?:en|de)\b/;

test("no sentence of a page stands outside of the catalogue", () => {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: source }))
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(textsOfConsent) && !helpPages.test(file));
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((file) => sentencesIn(file, readFileSync(`${source}/${file}`, "utf8")))).toEqual([]);
});

test("sentences are found in elements, in what they are given, and in code", () => {
  const code = `
    import x from "Some place.ts";
    const a = <p title="Of a title">Some words {1}</p>;
    const b = \`Hello \${name}.\`;
    const c = isDone ? "Sent" : "notSent";
    throw new Error("No page around this.");
    const e = status === "Draft" ? a : b;
    const d = { display: "inline flex", color: "text.primary" };
  `;
  expect(sentencesIn("sample.tsx", code)).toEqual([
    "sample.tsx: Of a title",
    "sample.tsx: Some words",
    "sample.tsx: Hello",
    "sample.tsx: Sent",
  ]);
});

function sentencesIn(file: string, code: string): string[] {
  const found: string[] = [];
  visit(parseSync(file, code).program);
  return found.filter((text) => !names.includes(text)).map((text) => `${file}: ${text}`);

  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    if (/^(Import|Export\w+From|TS)/.test(node.type) && node.type !== "TSAsExpression") return;
    // What no page shows.
    if (node.type === "NewExpression" && isNode(node.callee) && node.callee.name === "Error") return;
    if (node.type === "CallExpression" && isNode(node.callee) && node.callee.type === "Super") return;
    if (node.type === "BinaryExpression" && /^[!=]==$/.test(String(node.operator))) return;
    const text = textOf(node);
    if (text !== null && isSentence(text, node.type)) found.push(text);
    for (const [name, inside] of Object.entries(node)) if (name !== "type") visit(inside);
  }
}

type Node = { type: string; [name: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function textOf({ type, value }: Node): string | null {
  if ((type === "JSXText" || type === "Literal") && typeof value === "string") return value.trim();
  if (type === "TemplateElement" && typeof value === "object" && value !== null && "cooked" in value) {
    return String(value.cooked).trim();
  }
  return null;
}

/** Whatever stands between tags; of other texts what begins as a sentence or a name does. */
function isSentence(text: string, type: string): boolean {
  if (type === "JSXText") return /\p{L}{2}/u.test(text);
  return /^\p{Lu}\p{Ll}+($|[ .,:…])/u.test(text);
}
