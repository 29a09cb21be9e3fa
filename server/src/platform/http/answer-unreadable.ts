import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FailureBody } from "@winnow/contract/failure-body.ts";
import { type FailureName, failures } from "@winnow/contract/failures.ts";

/** Answers what is not even HTTP. There is no request yet, so the answer is written to the connection itself. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Somebody who has gone (ECONNRESET), or who has been answered, hears nothing more.
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = failures[failureOf(error.code)];
  const body: FailureBody = { error: { code, message } };
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(text)}`,
      "Cache-Control: no-store",
      "Connection: close",
      "",
      text,
    ].join("\r\n"),
  );
}

function failureOf(code: string | undefined): FailureName {
  if (code === "HPE_HEADER_OVERFLOW") {
    return "headersTooLarge";
  }
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "requestTimedOut" : "requestUnreadable";
}
