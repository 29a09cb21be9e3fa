import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../escape-html.ts";
import { webDirectory } from "./web-application.ts";

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

/** The page of the web application, with a head of its own where one is given. Rejects where it is not built. */
export async function readWebPage(head: PageHead | null = null): Promise<string> {
  const page = await readFile(join(webDirectory, "index.html"), "utf8");
  return head ? withHead(page, head) : page;
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
