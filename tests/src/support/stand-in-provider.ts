import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  form: URLSearchParams;
  json: Record<string, unknown>;
  /** Whatever was sent. */
  bytes: Buffer;
};
/** `text` is sent as it is in place of a body in JSON. */
type Answered = { status?: number; body: unknown } | { status?: number; text: string };

/** A server on this machine that answers as a provider's API does, and remembers what it was asked. */
export async function startStandIn(answer: (asked: Asked) => Answered | Promise<Answered>): Promise<{
  host: string;
  asked: Asked[];
  stop: () => Promise<void>;
}> {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const bytes = Buffer.concat(parts);
    const text = bytes.toString();
    const call: Asked = {
      method: request.method ?? "",
      path: (request.url ?? "").split("?")[0] ?? "",
      query: new URLSearchParams((request.url ?? "").split("?")[1]),
      headers: request.headers,
      form: new URLSearchParams(text),
      json: request.headers["content-type"]?.includes("json") ? JSON.parse(text || "{}") : {},
      bytes,
    };
    asked.push(call);
    const answered = await answer(call);
    response
      .writeHead(answered.status ?? 200, { "content-type": "application/json" })
      .end("text" in answered ? answered.text : JSON.stringify(answered.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
