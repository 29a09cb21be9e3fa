import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { withLogContext } from "../log-context.ts";
import { loggedError } from "../logged-error.ts";
import { answerFailure } from "./answer-failure.ts";
import { answerUnknownPath } from "./answer-unknown-path.ts";
import { answerUnreadable } from "./answer-unreadable.ts";
import { answerWhenStalled } from "./answer-when-stalled.ts";
import { type CountCall, storeThatCounts } from "./call-counts.ts";
import { globalContextIdOf } from "./global-context-id.ts";
import { permissionsPolicy } from "./permissions-policy.ts";
import { proxyRequestIdOf } from "./proxy-request-id.ts";
import { validatorCompiler } from "./validator-compiler.ts";
import { hashesOfInlineScripts } from "./web-page.ts";

/** Enough for the largest file over a slow line. */
const requestTimeoutMs = 300_000;
const headersTimeoutMs = 30_000;
/** A call on whose connection nothing moves for so long is answered as it stands, and the connection closed. */
const defaultStalledTimeoutMs = 60_000;
/** Calls that run when the server stops may end; container systems kill after ten seconds. */
const stopGraceMs = 8_000;

/** A Fastify with our security headers, limits, correlation ids and failures, and no route yet. */
export async function buildHttpServer(options: {
  logLevel: string;
  publicUrl: string;
  /** Where links to files lead, if not to the public address. */
  filesOrigin?: string;
  trustedProxies: string[] | null;
  /** Where limits of calls are counted, if any route has one. */
  countCall?: CountCall;
  logDestination?: NodeJS.WritableStream;
  stalledTimeoutMs?: number;
}): Promise<FastifyInstance> {
  const linkOrigins = [
    ...new Set([new URL(options.publicUrl).origin, ...(options.filesOrigin ? [options.filesOrigin] : [])]),
  ];
  const app = fastify({
    trustProxy: options.trustedProxies ?? false,
    logger: {
      level: options.logLevel,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      serializers: {
        req: (request) => ({ method: request.method, url: withoutSecrets(request.url) }),
        err: loggedError,
      },
      ...(options.logDestination ? { stream: options.logDestination } : {}),
    },
    genReqId: globalContextIdOf,
    logController: new LogController({ requestIdLogLabel: "globalContextId" }),
    childLoggerFactory: (logger, bindings, childOptions, request) => {
      const requestId = proxyRequestIdOf(request);
      return logger.child(requestId ? { ...bindings, requestId } : bindings, childOptions);
    },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    // A call on a connection that was there already is answered like any other, as long as somebody is left to answer.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: options.stalledTimeoutMs ?? defaultStalledTimeoutMs,
    http: { headersTimeout: headersTimeoutMs },
    routerOptions: { maxParamLength: 500 },
    // What the router cannot even read (`%zz`, endless parameters) is refused in the same form as everything else.
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknownPath);
  app.addHook("onRequest", (request, _reply, done) => inContextOf(request, done));
  // A body arrives by events of its connection, which know nothing of the call.
  app.addHook("preValidation", (request, _reply, done) => inContextOf(request, done));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("globalContextId", request.id);
    const requestId = proxyRequestIdOf(request.raw);
    if (requestId) reply.header("x-request-id", requestId);
    reply.header("permissions-policy", permissionsPolicy);
    // What may be kept says so itself: the application's own files, and icons.
    reply.header("cache-control", "no-store");
  });
  app.addHook("onRequest", async (request, reply) => answerWhenStalled(request, reply));
  app.addHook("preClose", async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), stopGraceMs);
    timer.unref();
    app.server.once("close", () => clearTimeout(timer));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(await hashesOfInlineScripts())],
        // Emotion, the style engine of MUI, writes style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        // What a candidate records is listened to before it is sent.
        mediaSrc: ["'self'", "blob:", ...linkOrigins],
        workerSrc: ["'self'", "blob:"],
        // Links to files begin with the public address, by whichever name the page was opened, or lead to an object store.
        connectSrc: ["'self'", ...linkOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: options.publicUrl.startsWith("https:"),
  });
  await app.register(rateLimit, {
    global: false,
    ...(options.countCall ? { store: storeThatCounts(options.countCall) } : {}),
  });
  await app.register(compress, { globalCompression: true, threshold: 1024 });
  return app;
}

/** What is written over a call outside of its own logger names it too. */
function inContextOf(request: FastifyRequest, work: () => void): void {
  const requestId = proxyRequestIdOf(request.raw);
  withLogContext({ globalContextId: request.id, ...(requestId ? { requestId } : {}) }, work);
}

/** `/public/interview/<token>`, and `/public/<token>` with nothing before the token. */
const linkOfPublicPage = /(\/public\/+(?!account)(?:[a-z-]+\/+)?)[^/]+/i;
/** No address of ours has a part as long as a token, wherever somebody puts one. An id has 36 characters. */
const longSegment = /[^/]{40,}/g;

/** Tokens (in query strings and in the addresses of public pages) stay out of the log, and so do signatures of files. */
function withoutSecrets(url: string): string {
  const question = url.indexOf("?");
  const path = (question === -1 ? url : url.slice(0, question))
    .replace(linkOfPublicPage, "$1…")
    .replace(longSegment, "…");
  return question === -1 ? path : `${path}?…`;
}
