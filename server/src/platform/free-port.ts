import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to whoever asks for any (Linux: from 32768, others: from 49152), so that none of
 * those takes it before it is listened on.
 */
const ports = { from: 20_000, to: 32_000 };
const mostTries = 100;

/**
 * A port of 127.0.0.1 that nobody listens on at this moment.
 * @throws Error of the last port that was tried, if none can be listened on
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    const server = createServer();
    try {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    } catch (error) {
      if (tries >= mostTries) throw error;
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
