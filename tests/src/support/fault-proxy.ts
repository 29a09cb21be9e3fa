import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { breakConnection } from "./break-connection.ts";

export type FaultProxy = {
  port: number;
  /** Everything passes, as it does in the beginning. */
  pass: () => void;
  /** Connections that are open break, and new ones are refused at once. */
  refuse: () => void;
  /** From now on bytes of connections vanish in both directions, and nobody says so. */
  fallSilent: () => void;
  /** Of each answer so many bytes pass, then its connection breaks. */
  cutAfter: (bytes: number) => void;
  /** Each piece of an answer comes so much later. */
  delay: (ms: number) => void;
  close: () => Promise<void>;
};

type Fault =
  | { kind: "none" | "refuse" | "silent" }
  | { kind: "cut"; bytes: number }
  | { kind: "delay"; ms: number };

/** A network between us and a server on this machine that can fail in ways that networks do. */
export async function startFaultProxy(target: { port: number }): Promise<FaultProxy> {
  let fault: Fault = { kind: "none" };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) breakConnection(socket);
  };
  const server = createServer((near) => {
    keep(near);
    if (fault.kind === "refuse") {
      breakConnection(near);
      return;
    }
    const far = connect(target.port, "127.0.0.1");
    keep(far);
    let answered = 0;
    near.on("data", (bytes) => fault.kind === "silent" || far.write(bytes));
    far.on("data", (bytes) => {
      if (fault.kind === "silent") return;
      answered += bytes.byteLength;
      if (fault.kind === "cut" && answered > fault.bytes) {
        near.write(bytes.subarray(0, bytes.byteLength - (answered - fault.bytes)), () => near.destroy());
      } else if (fault.kind === "delay") {
        setTimeout(() => near.write(bytes), fault.ms);
      } else {
        near.write(bytes);
      }
    });
    near.on("close", () => far.destroy());
    far.on("close", () => fault.kind === "silent" || near.destroy());
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const become = (next: Fault) => () => {
    fault = next;
    breakAll();
  };
  return {
    port,
    pass: become({ kind: "none" }),
    refuse: become({ kind: "refuse" }),
    fallSilent: () => {
      fault = { kind: "silent" };
    },
    cutAfter: (bytes) => become({ kind: "cut", bytes })(),
    delay: (ms) => become({ kind: "delay", ms })(),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
  };
}
