import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { buildHttpServer } from "./build-http-server.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

/** What a raw request gets back until the connection ends, from a server that waits no longer than a moment. */
async function answerTo(request: string): Promise<string> {
  const app = await buildHttpServer({
    logLevel: "silent",
    publicUrl: "http://127.0.0.1",
    trustedProxies: null,
    stalledTimeoutMs: 300,
  });
  closers.push(() => app.close());
  app.get("/slow", () => new Promise(() => undefined));
  app.post("/body", async () => "arrived");
  await app.listen({ port: 0, host: "127.0.0.1" });
  // A server that listens on TCP has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  closers.push(() => socket.destroy());
  let answer = "";
  socket.on("data", (part) => {
    answer += part.toString();
  });
  socket.write(request);
  await once(socket, "close");
  return answer;
}

test("a call that takes longer than anybody waits is answered 503 in our form, with Retry-After", async () => {
  const answer = await answerTo("GET /slow HTTP/1.1\r\nhost: winnow\r\n\r\n");

  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/retry-after: \d/i);
  expect(answer).toContain('{"error":{"code":1903');
});

test("a body that stops arriving is answered 408 in our form", async () => {
  const answer = await answerTo(
    "POST /body HTTP/1.1\r\nhost: winnow\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
  );

  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('{"error":{"code":1208');
});
