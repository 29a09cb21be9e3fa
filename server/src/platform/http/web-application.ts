import { existsSync } from "node:fs";
import { extname } from "node:path";
import fastifyStatic from "@fastify/static";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { headersOfLanguage, pageLanguageFor, recruiterLanguageFor } from "./page-language.ts";
import { unbuiltPage } from "./unbuilt-page.ts";
import { webDirectory } from "./web-directory.ts";
import { pageFile, readWebPage } from "./web-page.ts";

/** What says how a page, or a script beside it, may behave: a kilobyte and a half that no other file needs. */
const headersOfPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** An asset that a page of another release names. */
export type FindKeptAsset = (name: string) => Promise<Buffer | null>;

const immutable = "public, max-age=31536000, immutable";
const typesOfAssets: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Serves the built web application: hashed assets for ever, the page itself always fresh. */
export async function mountWebApplication(
  app: FastifyInstance,
  { findKeptAsset }: { findKeptAsset: FindKeptAsset },
): Promise<void> {
  if (!existsSync(webDirectory)) {
    for (const url of ["/", "/admin", "/admin/*"]) {
      app.get(url, async (request, reply) =>
        reply
          .code(503)
          .headers({ "cache-control": "no-store", vary: headersOfLanguage })
          .type("text/html; charset=utf-8")
          .send(unbuiltPage(recruiterLanguageFor(request))),
      );
    }
    return;
  }
  await app.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isAsset = path.includes("/assets/");
      reply.header("cache-control", isAsset ? immutable : "no-cache");
      if (isAsset && !path.includes(".worker.")) {
        for (const name of headersOfPages) reply.raw.removeHeader(name);
      }
    },
  });
  app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
    const { name } = request.params;
    const type = typesOfAssets[extname(name)];
    const content = type ? await findKeptAsset(name) : null;
    if (!type || !content) return reply.callNotFound();
    if (!name.includes(".worker.")) {
      for (const header of headersOfPages) reply.removeHeader(header);
    }
    return reply.header("cache-control", immutable).type(type).send(content);
  });
  // What browsers ask for where no page names an icon: files, the API, answers without a page.
  app.get("/favicon.ico", async (_request, reply) => reply.type("image/svg+xml").sendFile("favicon.svg"));
  app.get("/", async (_request, reply) => reply.redirect(paths.dashboard));
  for (const url of ["/admin", "/admin/*"]) {
    app.get(url, async (request, reply) =>
      reply
        .headers({ "cache-control": "no-cache", vary: headersOfLanguage })
        .sendFile(pageFile("index", recruiterLanguageFor(request))),
    );
  }
  // Whoever has such an address may look; that somebody has put it where it can be found is no reason to list it.
  app.get(paths.sharedCandidate("*"), async (request, reply) =>
    reply
      .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex", vary: headersOfLanguage })
      .type("text/html; charset=utf-8")
      .send(await readWebPage(pageLanguageFor(request), null)),
  );
}
