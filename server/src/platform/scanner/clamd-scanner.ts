import { connect, type NetConnectOpts, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { type Scanner, type ScannerTrouble, ScannerUnavailable, type ScanOutcome } from "./scanner.ts";

/** A port, or the path of a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Of a whole scan. What takes longer is done again later. */
const usualTimeoutMs = 30_000;
/** Nobody waits for a scanner again that has just let somebody wait in vain. */
const usualPauseMs = 10_000;
const chunkBytes = 64 * 1024;
/** An answer is one line. */
const maximumAnswerCharacters = 4_096;
const maximumSignatureCharacters = 120;

/**
 * A scanner that speaks clamd's protocol: a connection for each file, which goes there in chunks after their lengths
 * (`INSTREAM`), so that the scanner needs no way to our files.
 */
export function openClamdScanner(
  address: ClamdAddress,
  { timeoutMs = usualTimeoutMs, pauseMs = usualPauseMs }: { timeoutMs?: number; pauseMs?: number } = {},
): Scanner {
  let silentUntil = Number.NEGATIVE_INFINITY;
  const scan = async (bytes: Uint8Array): Promise<ScanOutcome> => {
    if (performance.now() < silentUntil) {
      throw new ScannerUnavailable("does not answer", new Error("It has just not answered."));
    }
    try {
      return outcomeOf(await askClamd(address, { bytes, timeoutMs }));
    } catch (error) {
      if (error instanceof ScannerUnavailable && error.trouble === "does not answer") {
        silentUntil = performance.now() + pauseMs;
      }
      throw error;
    }
  };
  return {
    scan,
    check: async () => {
      try {
        await scan(Buffer.from("Winnow"));
        return null;
      } catch (error) {
        if (error instanceof ScannerUnavailable) return error.trouble;
        throw error;
      }
    },
  };
}

/** What clamd answers to a file, without the NUL at its end. It may say so before it has read all of it. */
function askClamd(
  address: ClamdAddress,
  { bytes, timeoutMs }: { bytes: Uint8Array; timeoutMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options: NetConnectOpts = { ...address };
    const socket = connect(options);
    let answer = "";
    let isConnected = false;
    const fail = (trouble: ScannerTrouble, cause: unknown) => {
      end();
      reject(new ScannerUnavailable(trouble, cause));
    };
    const timer = setTimeout(() => {
      fail("does not answer", new Error("The scanner took too long."));
    }, timeoutMs);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
    };
    socket.setEncoding("utf8");
    socket.on("connect", () => {
      isConnected = true;
      // A write that fails is an error of the socket.
      void sendFile(socket, bytes);
    });
    socket.on("data", (part: string) => {
      answer += part;
      const length = answer.indexOf("\0");
      if (length >= 0) {
        end();
        resolve(answer.slice(0, length));
      } else if (answer.length > maximumAnswerCharacters) {
        fail("answers with an error", new Error("The scanner's answer has no end."));
      }
    });
    socket.on("error", (error) => fail(isConnected ? "hangs up" : "cannot be reached", error));
    socket.on("close", () => fail("hangs up", new Error("The scanner hung up without an answer.")));
  });
}

/**
 * One chunk after the other, with a look at what comes back in between: a scanner that has enough says why and hangs up,
 * and what it said is lost to whoever writes on.
 */
async function sendFile(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write("zINSTREAM\0");
  for (let from = 0; from < bytes.byteLength && socket.writable; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes);
    await new Promise((resolve) => socket.write(Buffer.concat([lengthOf(chunk), chunk]), resolve));
    await setImmediate();
  }
  if (socket.writable) socket.write(lengthOf(new Uint8Array()));
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.byteLength);
  return length;
}

const found = " FOUND";

function outcomeOf(answer: string): ScanOutcome {
  const said = answer.trim();
  if (said === "stream: OK") {
    return { verdict: "clean" };
  }
  if (said.startsWith("stream: ") && said.endsWith(found)) {
    return { verdict: "infected", signature: printable(said.slice("stream: ".length, -found.length)) };
  }
  if (said.startsWith("INSTREAM size limit exceeded")) {
    return { verdict: "too large" };
  }
  throw new ScannerUnavailable("answers with an error", new Error(`The scanner said: ${printable(said)}`));
}

/** For the log: one line, of a length that is bounded. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, maximumSignatureCharacters);
}
