import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { breakConnection } from "./break-connection.ts";

export type SilentProxy = {
  port: number;
  /** From now on bytes of connections that are open vanish, in both directions, and new ones get no answer. */
  fallSilent: () => void;
  /** Connections that were silenced break, new ones pass. */
  reset: () => void;
  close: () => Promise<void>;
};

/** A network between us and a server on this machine that can swallow what is sent. */
export async function startSilentProxy(target: { port: number }): Promise<SilentProxy> {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(target.port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("close", () => isSilent || to.destroy());
    }
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const breakAll = () => {
    for (const socket of sockets) {
      breakConnection(socket);
    }
  };
  return {
    port,
    fallSilent: () => {
      isSilent = true;
    },
    reset: () => {
      isSilent = false;
      breakAll();
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
  };
}
