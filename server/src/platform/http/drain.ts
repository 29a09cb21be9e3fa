import { Server } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";

/** For what comes on connections that are there already when the port is closed. */
const lastCallsMs = 500;

/**
 * Answers on for so long, then closes the port, and only then lets connections go: HTTP's own `close` ends those, too, on
 * which a call is arriving at that moment.
 */
export async function drain(server: Server, ms: number): Promise<void> {
  await setTimeout(ms);
  // Right after connections were taken that have come: closing the port resets those that wait to be.
  await setImmediate();
  Server.prototype.close.call(server);
  await setTimeout(lastCallsMs);
}
