import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const webIndex = fileURLToPath(new URL("../../../../web/dist/index.html", import.meta.url));

/** A page of ours without a script, in the fonts and colours of the web application. `title` and `main` are HTML. */
export function plainPage(page: { title: string; styles: string; main: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${page.title} · Winnow</title>
${fontLinks()}
<style>
:root{color-scheme:light dark;--ground:#fbfaf7;--surface:#fff;--ink:#16201d;--muted:#55625c;--line:#e6e4dc;--edge:#868f88;--accent:#1f6f54;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#0f1513;--surface:#161e1b;--ink:#e8edea;--muted:#9aa8a1;--line:#2a3631;--edge:#6b7a73;--accent:#63c7a0;--on:#0f1513}}
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

/** The style sheets of the web application, which hold its fonts; none as long as it is not built. */
function fontLinks(): string {
  try {
    return (readFileSync(webIndex, "utf8").match(/<link rel="stylesheet"[^>]*>/g) ?? []).join("\n");
  } catch {
    return "";
  }
}
