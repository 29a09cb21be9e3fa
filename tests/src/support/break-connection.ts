import type { Socket } from "node:net";

/**
 * Breaks a connection, for the other side to get ECONNRESET. One that is ending already is destroyed without a reset:
 * libuv refuses to reset a socket over its shutdown (EINVAL), and Node then lets go of a handle that is still open, for
 * which the end of the process waits for ever.
 */
export function breakConnection(socket: Socket): void {
  if (socket.writableEnded && !socket.writableFinished) {
    socket.destroy();
    return;
  }
  socket.resetAndDestroy();
}
