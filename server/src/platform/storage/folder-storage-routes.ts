import type { FastifyInstance } from "fastify";
import parseRange from "range-parser";
import { attachment } from "./attachment.ts";
import { type FolderStorage, folderStoragePath } from "./folder-storage.ts";

/** Answers the signed links of the folder storage, as an object store would. */
export function mountFolderStorage(app: FastifyInstance, storage: FolderStorage, maximumBytes: number): void {
  app.register(async (scope) => {
    // The body goes to disk as a stream, whatever its type says.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

    // Whoever has opened Winnow by another of its names sends here from elsewhere. The signature is all that counts.
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("access-control-allow-origin", "*");
    });
    scope.options(`${folderStoragePath}/*`, async (_request, reply) =>
      reply
        .code(204)
        .header("access-control-allow-methods", "GET, PUT")
        .header("access-control-allow-headers", "content-type")
        .header("access-control-max-age", "600")
        .send(),
    );

    scope.put<{ Params: { "*": string } }>(
      `${folderStoragePath}/*`,
      { bodyLimit: maximumBytes },
      async (request, reply) => {
        await storage.receive({
          key: request.params["*"],
          query: queryOf(request.url),
          mediaType: request.headers["content-type"] ?? "",
          sizeBytes: Number(request.headers["content-length"] ?? Number.NaN),
          body: request.raw,
        });
        return reply.code(200).send();
      },
    );

    scope.get<{ Params: { "*": string } }>(
      `${folderStoragePath}/*`,
      { compress: false },
      async (request, reply) => {
        const file = await storage.open({ key: request.params["*"], query: queryOf(request.url) });
        reply
          .header("content-type", file.mediaType)
          .header("content-disposition", attachment(file.fileName))
          .header("x-content-type-options", "nosniff")
          .header("cache-control", "private, no-store")
          .header("accept-ranges", "bytes");
        const range = rangeOf(request.headers.range, file.sizeBytes);
        if (range === "unsatisfiable") {
          return reply.code(416).header("content-range", `bytes */${file.sizeBytes}`).send();
        }
        if (!range) {
          return reply.header("content-length", file.sizeBytes).send(file.read());
        }
        return reply
          .code(206)
          .header("content-range", `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
          .header("content-length", range.end - range.start + 1)
          .send(file.read(range));
      },
    );
  });
}

/** The one range that is asked for, as players do; null for the whole file, also where several are asked for. */
function rangeOf(
  header: string | undefined,
  sizeBytes: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const ranges = header === undefined ? -2 : parseRange(sizeBytes, header);
  if (ranges === -1) {
    return "unsatisfiable";
  }
  const [range, ...more] = ranges === -2 ? [] : ranges;
  return range && more.length === 0 ? range : null;
}

function queryOf(url: string): URLSearchParams {
  const question = url.indexOf("?");
  return new URLSearchParams(question === -1 ? "" : url.slice(question + 1));
}
