import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { breakConnection } from "../support/break-connection.ts";

test("a connection that is broken is reset for the other side", async () => {
  const { near, far } = await givenConnection();
  const failed = once(far, "error");
  breakConnection(near);
  expect(await failed).toMatchObject([{ code: "ECONNRESET" }]);
});

test("one that is broken while it ends is closed, so that nothing waits for it", async () => {
  const { near } = await givenConnection();
  // It rejects on an error.
  const closed = once(near, "close");
  near.end();
  breakConnection(near);
  await closed;
  expect(near.destroyed).toBe(true);
});

async function givenConnection(): Promise<{ near: Socket; far: Socket }> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const [[near], far] = await Promise.all([
    once(server, "connection") as Promise<[Socket]>,
    connected(connect(address.port, "127.0.0.1")),
  ]);
  onTestFinished(() => {
    near.destroy();
    far.destroy();
    server.close();
  });
  return { near, far };
}

async function connected(socket: Socket): Promise<Socket> {
  await once(socket, "connect");
  return socket;
}
