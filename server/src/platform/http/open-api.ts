import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** OpenAPI 3.1 made from the contract, at /api/openapi.json, with a readable page at /api/docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Winnow",
        version: "0.1.0",
        description:
          "The HTTP API of Winnow. Errors are `{ error: { code, message } }`; every request may carry a `globalContextId`, which comes back in the answer.",
      },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "header", name: "Authorization" } },
      },
    },
    transform: (route) =>
      route.url.startsWith("/api/") && route.schema
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
