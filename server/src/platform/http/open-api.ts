import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { failureBody } from "@winnow/contract/failure-body.ts";
import { failures } from "@winnow/contract/failures.ts";
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";

const anyFailure = failureBody.describe(
  "A failure; its codes are listed in the description of this document.",
);

const keyHeader = z.object({
  "Idempotency-Key": z
    .string()
    .min(16)
    .max(200)
    .optional()
    .describe("Sent twice with the same key within 24 hours, the call acts once and answers the same."),
});

/** OpenAPI 3.1 made from the contract, at /api/openapi.json, with a readable page at /api/docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Winnow",
        version: "0.1.0",
        description: describe(),
      },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "header", name: "Authorization" } },
      },
    },
    transform: (route) =>
      route.url.startsWith("/api/") && route.schema
        ? jsonSchemaTransform({ ...route, schema: withKey(withFailure(route.schema), route.route.config) })
        : { schema: { hide: true }, url: route.url },
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}

/** Only in the document: Fastify itself would check what `answerFailure` has written already. */
function withFailure(schema: FastifySchema): FastifySchema {
  const response = typeof schema.response === "object" ? schema.response : {};
  return schema.response === undefined
    ? schema
    : { ...schema, response: { ...response, default: anyFailure } };
}

/** Only in the document: Fastify would leave out every other header of the request. */
function withKey(schema: FastifySchema, config: FastifyContextConfig | undefined): FastifySchema {
  return config?.takesIdempotencyKey ? { ...schema, headers: keyHeader } : schema;
}

function describe(): string {
  const rows = Object.values(failures)
    .toSorted((one, other) => one.code - other.code)
    .map(({ code, status, message }) => `| ${code} | ${status} | ${message} |`);
  return [
    "The HTTP API of Winnow. Every request may carry a `globalContextId`, which comes back in the answer.",
    "",
    "Every answer that is not a success is `{ error: { code, message } }`; `fields` names the inputs at fault. The codes are stable, and a message may say more than here:",
    "",
    "| code | status | message |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
}
