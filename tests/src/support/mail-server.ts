import { freePort } from "@winnow/server/platform/free-port.ts";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type AcceptedMail = { recipients: string[]; sender: string; source: string; parsed: Email };

export type MailServer = {
  url: string;
  accepted: AcceptedMail[];
  /** What has come whole, whatever was answered. */
  received: AcceptedMail[];
  attempts: () => number;
  close: () => Promise<void>;
};

/**
 * A mail server that keeps what it accepts. `decide` is asked when the n-th mail (from 1) has come whole: with a status
 * it is refused, with null it is accepted; as long as `decide` takes, the sender waits. `takes` is asked about each
 * recipient before: with a status the address is refused.
 */
export async function startMailServer(
  decide: (attempt: number) => number | null | Promise<number | null> = () => null,
  givenPort?: number,
  takes: (address: string) => number | null = () => null,
): Promise<MailServer> {
  const accepted: AcceptedMail[] = [];
  const received: AcceptedMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const status = takes(address);
      callback(
        status === null ? undefined : Object.assign(new Error("no such mailbox"), { responseCode: status }),
      );
    },
    onData: (stream, session, callback) => {
      attempts += 1;
      const decided = decide(attempts);
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const source = Buffer.concat(parts).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom ? mailFrom.address : "",
          source,
          parsed: await PostalMime.parse(source),
        };
        received.push(mail);
        const status = await decided;
        if (status !== null) {
          callback(Object.assign(new Error("not now"), { responseCode: status }));
          return;
        }
        accepted.push(mail);
        callback();
      });
    },
  });
  // Senders that are killed leave broken connections behind.
  server.on("error", () => undefined);
  const port = givenPort ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    received,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
