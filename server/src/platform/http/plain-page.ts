import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Colors, darkColors, lightColors } from "@winnow/contract/colors.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";

const webIndex = fileURLToPath(new URL("../../../../web/dist/index.html", import.meta.url));

/** A page of ours without a script, in the fonts and colours of the web application. `title` and `main` are HTML. */
export function plainPage(page: {
  language: PageLanguage;
  title: string;
  styles: string;
  main: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${page.title} · Winnow</title>
${fontStyles()}
<style>
:root{color-scheme:light dark;${variables(lightColors)}}
@media(prefers-color-scheme:dark){:root{${variables(darkColors)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 "Inter Variable",system-ui,sans-serif}
main{margin:0 auto;padding:32px 16px}
.wordmark{font:600 22px/32px "Source Serif 4 Variable",Georgia,serif;margin:0 0 24px}
h1{font-size:28px;line-height:36px;font-weight:600;margin:0 0 16px}
a{color:var(--accent)}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
${page.styles}
</style></head>
<body><main><p class="wordmark">winnow</p>
${page.main}
</main></body></html>`;
}

function variables(colors: Colors): string {
  const { background, surface, ink, muted, hairline, controlEdge, brand, onBrand } = colors;
  return `--ground:${background};--surface:${surface};--ink:${ink};--muted:${muted};--line:${hairline};--edge:${controlEdge};--accent:${brand};--on:${onBrand}`;
}

/** The styles of the web application's page, which say where its fonts are; none as long as it is not built. */
function fontStyles(): string {
  try {
    return (readFileSync(webIndex, "utf8").match(/<style>@font-face[\s\S]*?<\/style>/g) ?? []).join("\n");
  } catch {
    return "";
  }
}
