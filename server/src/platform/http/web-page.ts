import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { darkColors, lightColors } from "@winnow/contract/colors.ts";
import { type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import { escapeHtml } from "../escape-html.ts";
import { webDirectory } from "./web-directory.ts";

/** What is told of a page before any script has run, to search engines and to those that show a preview of a link. */
export type PageHead = {
  title: string;
  description: string;
  /** Its one address, without what a link carries besides. */
  url: string;
  siteName: string;
  /** JSON that holds no "<". */
  jsonLd: string;
};

/** What can be read of a page, and used by it, before any call was answered. */
export type PageBeginning = {
  title: string;
  subtitle: string;
  text: string;
  /** Where it is not that of the page. */
  textLanguage?: string;
  /** The answer that the page would ask for; null where making it takes long. */
  answer: unknown;
};

/** What one page has of its own; without a head nothing of it is told to those who only look at the head. */
export type OwnPage = { head?: PageHead; beginning: PageBeginning };

/** The page of the visitors' application in a language, with something of its own or without. Rejects where it is not built. */
export async function readWebPage(language: PageLanguage, own: OwnPage | null): Promise<string> {
  const page = await readFile(join(webDirectory, pageFile("visitors", language)), "utf8");
  if (!own) return page;
  return withBeginning(own.head ? withHead(page, own.head) : page, own.beginning);
}

/** The built page of the recruiters' or the visitors' application in a language, which its scripts then speak. */
export function pageFile(page: "index" | "visitors", language: PageLanguage): string {
  return language === "en" ? `${page}.html` : `${page}.${language}.html`;
}

/**
 * The document with words that stand there at once, where the application will say the same, and the answer that it
 * begins with. The application takes them away when it has drawn its own (`first-words.ts`).
 */
export function withBeginning(
  page: string,
  { title, subtitle, text, textLanguage, answer }: PageBeginning,
): string {
  const lang = textLanguage === undefined ? "" : ` lang="${textLanguage}"`;
  const beginning = [
    `<style>${firstWordsStyle}</style>`,
    `<div id="first-words"><h1 dir="auto">${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(subtitle)}</p><div dir="auto"${lang}>${escapeHtml(text)}</div></div>`,
    ...(answer === null
      ? []
      : [`<script type="application/json" id="first-answer">${inScript(answer)}</script>`]),
  ].join("\n    ");
  return page.replace('<div id="root">', (root) => `${beginning}\n    ${root}`);
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** As the application's own page of a stranger is laid out: below its header, in its letters and colours. */
const firstWordsStyle = `
body { margin: 0; }
#first-words { box-sizing: border-box; max-width: 712px; margin: 0 auto; padding: 88px 16px 24px; overflow-wrap: anywhere;
  font: 400 16px/1.6 "Inter Variable", system-ui, sans-serif; color: ${lightColors.ink}; }
#first-words h1 { margin: 0 0 8px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -0.02em; }
#first-words p { margin: 0 0 80px; }
#first-words div { white-space: pre-line; max-height: 420px; overflow: hidden; }
#first-words ~ #root { display: none; }
[data-color-mode="dark"] #first-words { color: ${darkColors.ink}; }
@media (prefers-color-scheme: dark) { html:not([data-color-mode]) #first-words { color: ${darkColors.ink}; } }
@media (min-width: 900px) { #first-words { padding-top: 120px; } #first-words p { margin-bottom: 24px; } }
`;

/** The scripts that stand in the applications' pages, as a content security policy names them; none where they are not built. */
export async function hashesOfInlineScripts(): Promise<string[]> {
  const names = pageLanguages.flatMap((language) => [
    pageFile("index", language),
    pageFile("visitors", language),
  ]);
  const pages = await Promise.all(
    names.map((name) => readFile(join(webDirectory, name), "utf8").catch(() => "")),
  );
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]);
  const hashes = scripts.map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

/** The document with this title, description, preview and structured data in the place of the application's. */
export function withHead(page: string, { title, description, url, siteName, jsonLd }: PageHead): string {
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:site_name": siteName,
  };
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    `<script type="application/ld+json">${jsonLd}</script>`,
  ].join("\n    ");
  return (
    page
      .replace(/<meta name="description"[^>]*>\s*/, "")
      // A function, since a text may hold what stands for a match.
      .replace(/<title>[^<]*<\/title>/, () => head)
  );
}
