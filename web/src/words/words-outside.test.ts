import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Whoever moves the words of further pages into the catalogue adds their folder. */
const folders = [
  "app/*.{ts,tsx}",
  "features/accounts/**/*.{ts,tsx}",
  "features/analytics/**/*.{ts,tsx}",
  "features/answers/**/*.{ts,tsx}",
  "features/applications/receipt/*.{ts,tsx}",
  "features/credits/*.{ts,tsx}",
  "features/help/*.{ts,tsx}",
  "features/help/panel/*.{ts,tsx}",
  "features/help/recruiters/*.{ts,tsx}",
  "features/hints/*.{ts,tsx}",
  "features/job-forms/public/*.{ts,tsx}",
  "features/job-forms/cv-fields/*.{ts,tsx}",
  "features/notifications/**/*.{ts,tsx}",
  "features/palette/*.{ts,tsx}",
  "features/payments/*.{ts,tsx}",
  "features/shares/public/*.{ts,tsx}",
  "features/evidence/score-choice.tsx",
  "features/evidence/point-mark-badge.tsx",
  "layouts/*.{ts,tsx}",
  "theme/*.{ts,tsx}",
  "ui/feedback/{confirm-dialog,error-state,offline-banner,page-error-boundary,page-loading,toast-card}.tsx",
  "ui/file/{file-drop-zone,file-pickers}.tsx",
  "ui/form/{choice-list,labelled-input,labelled-select,plain-field,tick-box}.tsx",
  "ui/page/{dead-link,page-heading,page-skeleton,skip-link}.tsx",
  "features/evidence/*.{ts,tsx}",
  "features/exports/*.{ts,tsx}",
  "features/reports/**/*.{ts,tsx}",
  "features/results/**/*.{ts,tsx}",
  "features/saved-views/*.{ts,tsx}",
  "features/screenings/**/*.{ts,tsx}",
  "layouts/public-*.tsx",
  "layouts/page-outlet.tsx",
  "layouts/language-choice.tsx",
  "ui/**/*.{ts,tsx}",
];

/** What names the product, a language by its own name, a key or a value of the contract, or stands where nobody looks. */
const names = [
  ...["Winnow", "· Winnow", "winnow", "Website", "English", "Deutsch", "Started", "Pending", "Completed"],
  ...["Control", "Ctrl", "Meta", "Enter", "Escape", "Esc"],
  ...["Arrow", "Home", "End", "np", "ahr", "JSON", "PDF", "Letter", "Thumbs.db"],
];
/** What consent is given to has a version and a language of its own. */
const textsOfConsent = "application-notice.ts";
const tablesOfKeys = /(list-shortcuts|result-steps|report-keys)\.ts$|decision-controls\.tsx$/;

test("no sentence of a page stands outside of the catalogue", () => {
  const files = folders
    .flatMap((pattern) => globSync(pattern, { cwd: source }))
    .filter(
      (file) => !file.endsWith(".test.ts") && !file.endsWith(textsOfConsent) && !tablesOfKeys.test(file),
    );
  expect(files.length).toBeGreaterThan(80);
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
