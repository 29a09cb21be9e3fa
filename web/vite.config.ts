import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { darkColors, lightColors } from "@winnow/contract/colors.ts";
import { defineConfig, type Plugin } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), insertColors(), withoutRipples(), preloadFonts(), compressOnce()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: isOnEveryPage },
            { name: "account-forms", test: isInAccountForms, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

/** What every page needs, in one file: it compresses better, and stays in the browser's cache over releases. */
function isOnEveryPage(id: string): boolean {
  return /node_modules\/(react|react-dom|scheduler|react-router|stylis|@emotion\/.+|@mui\/(system|styled-engine|private-theming)|@mui\/material\/(styles|Box|Button|ButtonBase|CircularProgress|CssBaseline|Link|SvgIcon|Typography))\//.test(
    id,
  );
}

/** What the account pages share, most of it react-hook-form. */
function isInAccountForms(id: string): boolean {
  return /react-hook-form\/|\/ui\/(?:\w+\/)?(text-field|password-field|failure-alert)|\/accounts\/(use-account-form|form-failure|form-column|auth-switch-link)/.test(
    id,
  );
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
html[data-color-mode="dark"] { background: ${darkColors.background}; }`;
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

/** Asks for the two fonts of every page at once, so that the letters do not change under the reader's eyes. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}
