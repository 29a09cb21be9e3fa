import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { darkColors, lightColors } from "@winnow/contract/colors.ts";
import { defineConfig, type Plugin } from "vite";
import { askFirst } from "./bundle/ask-first.ts";
import { dropFailureSentences } from "./bundle/drop-failure-sentences.ts";
import { dropUnusedSchemas } from "./bundle/drop-unused-schemas.ts";
import { frameFirst } from "./bundle/frame-first.ts";
import { recruiterGroups } from "./bundle/recruiter-groups.ts";
import { visitorGroups } from "./bundle/visitor-groups.ts";
import { chunkFileNames, isOfWords } from "./bundle/words-file.ts";
import { wordsFirst } from "./bundle/words-first.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    insertColors(),
    withoutRipples(),
    dropFailureSentences(),
    dropUnusedSchemas(),
    serveVisitors(),
    wordsFirst(),
    frameFirst(),
    askFirst(),
    writeIntoPage(),
    compressOnce(),
  ],
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/files": server, "/operator": server, "/sandbox": server },
  },
  preview: { host: "127.0.0.1", port: 5173, strictPort: true },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no inline scripts and fonts only from our origin.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What words need is there before they are asked for; naming it for each of them would weigh more than some of them.
      resolveDependencies: (file, dependencies) => (isOfWords(file) ? [] : dependencies),
    },
  },
  // Two applications, built one after the other: what visitors open once on a phone shares no file with what
  // recruiters keep open all day, so that neither loads what only the other needs.
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { chunkFileNames, codeSplitting: { groups: recruiterGroups } },
        },
      },
    },
    visitors: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, "visitors.html"),
          output: { chunkFileNames, codeSplitting: { groups: visitorGroups } },
        },
      },
    },
  },
});

/** Serves, while developing, the page of the visitors' application at its addresses. */
function serveVisitors(): Plugin {
  return {
    name: "serve-visitors",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith("/admin/public/")) request.url = "/visitors.html";
        next();
      });
    },
  };
}

/** Nothing here ripples (the theme says so), so the code for it stays out of the bundle. */
function withoutRipples(): Plugin {
  const empty = "\0no-ripple";
  return {
    name: "without-ripples",
    enforce: "pre",
    apply: "build",
    resolveId: (source) => (/\/TouchRipple(\/TouchRipple)?(\.m?js)?$/.test(source) ? empty : null),
    load: (id) => (id === empty ? "export default () => null;" : null),
  };
}

/** The colours that a browser needs before any script has run: the page's background and the icon. */
function insertColors(): Plugin {
  const styles = `html { background: ${lightColors.background}; }
html[data-color-mode="dark"] { background: ${darkColors.background}; }
@media (prefers-color-scheme: dark) { html:not([data-color-mode]) { background: ${darkColors.background}; } }`;
  const icon = () =>
    readFileSync(join(import.meta.dirname, "src/theme/favicon.svg"), "utf8")
      .replaceAll("%brand%", lightColors.brand)
      .replaceAll("%quotation%", lightColors.quotation);
  return {
    name: "insert-colors",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }, injectTo: "head" },
      { tag: "style", children: styles, injectTo: "head" },
    ],
    configureServer: ({ middlewares }) => {
      middlewares.use("/favicon.svg", (_request, response) => {
        response.setHeader("content-type", "image/svg+xml").end(icon());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "favicon.svg", source: icon() });
    },
  };
}

/** Compresses every text file of the bundle as well as it can be done, once, instead of quickly with each answer. */
function compressOnce(): Plugin {
  return {
    name: "compress-once",
    apply: "build",
    closeBundle() {
      if (this.environment.name !== "visitors") return;
      const directory = join(import.meta.dirname, "dist");
      for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
        if (/\.(js|mjs|css|html|svg|json)$/.test(name)) {
          const path = join(directory, name);
          const content = readFileSync(path);
          writeFileSync(`${path}.br`, brotliCompressSync(content));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      }
    },
  };
}

/**
 * What has to be there before anything is drawn stands in the page itself: the first script, and where fonts are, of which
 * the one of nearly all text is asked for at once, so that nothing is drawn twice.
 */
function writeIntoPage(): Plugin {
  return {
    name: "write-into-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle = {} }) => {
        const script = readFileSync(join(import.meta.dirname, "public/before-first-paint.js"), "utf8");
        const font = Object.keys(bundle).find((name) => /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(name));
        if (!font) throw new Error("The font of the text is not in the bundle.");
        return {
          html: page
            .replace('<script src="/before-first-paint.js"></script>', () => `<script>${script}</script>`)
            .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
              const file = bundle[name];
              return file?.type === "asset" ? `<style>${file.source}</style>` : link;
            }),
          tags: [
            {
              tag: "link",
              attrs: { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" },
              injectTo: "head-prepend" as const,
            },
          ],
        };
      },
    },
  };
}
