import { type Readable, Transform } from "node:stream";
import { s3FailureOf } from "./s3-trouble.ts";

/** The body of an answer as it comes. One that ends before all is there fails, as the storage does. */
export function wholeBody(body: Readable, sizeBytes: number): Readable {
  let received = 0;
  const cutOff = () =>
    s3FailureOf(new Error(`The object was cut off after ${received} of ${sizeBytes} bytes.`));
  const whole = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      received += chunk.byteLength;
      done(null, chunk);
    },
    flush: (done) => done(received === sizeBytes ? null : cutOff()),
  });
  body.once("error", (error) => whole.destroy(s3FailureOf(error)));
  body.once("close", () => {
    if (!body.readableEnded) whole.destroy(cutOff());
  });
  whole.once("close", () => body.destroy());
  return body.pipe(whole);
}
