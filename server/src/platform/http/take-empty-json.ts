import type { FastifyInstance } from "fastify";

const type = "application/json";

/** Many clients name JSON as the type of every call, of those without a body too; such a call has none. */
export function takeEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(type);
  app.addContentTypeParser(type, { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text === "") {
      done(null, undefined);
      return;
    }
    parseJson(request, text, done);
  });
}
