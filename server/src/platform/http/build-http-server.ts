import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { Failure } from "../failure.ts";
import { answerFailure } from "./answer-failure.ts";
import { globalContextIdOf } from "./global-context-id.ts";

/** A Fastify with our security headers, limits, correlation ids and failures, and no route yet. */
export async function buildHttpServer(options: {
  logLevel: string;
  isSecure: boolean;
  logDestination?: NodeJS.WritableStream;
}): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: options.logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      serializers: { req: (request) => ({ method: request.method, url: withoutSecrets(request.url) }) },
      ...(options.logDestination ? { stream: options.logDestination } : {}),
    },
    genReqId: globalContextIdOf,
    logController: new LogController({ requestIdLogLabel: "globalContextId" }),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500 },
    // What the router cannot even read (`%zz`, endless parameters) is refused in the same form as everything else.
    frameworkErrors: answerFailure,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(new Failure("notFound"), request, reply));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("globalContextId", request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Emotion, the style engine of MUI, writes style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        workerSrc: ["'self'", "blob:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: options.isSecure,
  });
  await app.register(rateLimit, { global: false });
  await app.register(compress, { globalCompression: true, threshold: 1024 });
  return app;
}

/** Tokens in query strings (links of mails, signatures of files) stay out of the log. */
function withoutSecrets(url: string): string {
  const question = url.indexOf("?");
  return question === -1 ? url : `${url.slice(0, question)}?…`;
}
