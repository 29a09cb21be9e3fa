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
};
type Answered = { status?: number; body: unknown };

/** A server on this machine that answers as a payment provider's API does, and remembers what it was asked. */
export async function startStandIn(answer: (asked: Asked) => Answered | Promise<Answered>): Promise<{
  host: string;
  asked: Asked[];
  stop: () => Promise<void>;
}> {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const part of request) text += part;
    const call: Asked = {
      method: request.method ?? "",
      path: (request.url ?? "").split("?")[0] ?? "",
      query: new URLSearchParams((request.url ?? "").split("?")[1]),
      headers: request.headers,
      form: new URLSearchParams(text),
      json: request.headers["content-type"]?.includes("json") ? JSON.parse(text || "{}") : {},
    };
    asked.push(call);
    const { status = 200, body } = await answer(call);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
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
