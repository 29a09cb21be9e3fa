import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { freePort } from "@winnow/server/platform/free-port.ts";

/** What it says to a file, in one piece or several; "silence": nothing; "hang up": it closes without an answer. */
type Said = string | string[] | "silence" | "hang up";

export const clean = "stream: OK\0";
export const infected = "stream: Winnow.Test.Invented FOUND\0";
export const tooLarge = "INSTREAM size limit exceeded. ERROR\0";
export const broken = "Can't create a temporary file. ERROR\0";

export type StandInScanner = {
  url: string;
  port: number;
  /** Every file that it was sent whole, one after the other. */
  scanned: Buffer[];
  answerBy: (answer: (bytes: Buffer) => Said | Promise<Said>) => void;
  /** As if its process had ended; `start` lets it listen where it did. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** A scanner on this machine that speaks clamd's protocol and says what a test wants; everything is clean unless told. */
export async function startScanner(): Promise<StandInScanner> {
  const port = await freePort();
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let answer: (bytes: Buffer) => Said | Promise<Said> = () => clean;
  let server: Server | null = null;

  const serve = async (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    const bytes = await fileSent(socket);
    if (!bytes) return;
    scanned.push(bytes);
    const said = await answer(bytes);
    if (said === "silence") return;
    if (said !== "hang up") {
      for (const piece of [said].flat()) {
        socket.write(piece);
        await setImmediate();
      }
    }
    socket.end();
  };
  const start = async () => {
    if (server) return;
    server = createServer((socket) => void serve(socket)).listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await start();
  return {
    url: `clamd://127.0.0.1:${port}`,
    port,
    scanned,
    answerBy: (next) => {
      answer = next;
    },
    stop: async () => {
      const ended = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      if (ended) await new Promise((resolve) => ended.close(resolve));
    },
    start,
  };
}

const command = "zINSTREAM\0";

/** The file whose chunks come after their lengths, once it is there; null for what is left off before. */
async function fileSent(socket: Socket): Promise<Buffer | null> {
  let sent = Buffer.alloc(0);
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    sent = Buffer.concat([sent, part]);
    const chunks = chunksIn(sent);
    if (chunks) return Buffer.concat(chunks);
  }
  return null;
}

/** Null as long as the zero length at the end is missing. */
function chunksIn(sent: Buffer): Buffer[] | null {
  if (sent.byteLength >= command.length && sent.toString("latin1", 0, command.length) !== command) {
    throw new Error("Something else than a file was sent.");
  }
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.byteLength) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return chunks;
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
