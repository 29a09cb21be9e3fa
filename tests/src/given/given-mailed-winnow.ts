import { type MailServer, startMailServer } from "../support/mail-server.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { givenAccount } from "./given-account.ts";

type Options = {
  undoSeconds?: number;
  welcome?: string;
  decide?: Parameters<typeof startMailServer>[0];
  takes?: Parameters<typeof startMailServer>[2];
  /** Of a mail server that the test starts itself, or never. */
  port?: number;
};

export type MailedWinnow = {
  winnow: TestWinnow;
  recruiter: Recruiter;
  mailServer: MailServer | null;
  accepted: MailServer["accepted"];
  /** Starts a worker, which sends the mails; it may be stopped before the rest. */
  work: () => Promise<{ stop: () => Promise<void> }>;
};

/**
 * A recruiter with enough credits for 10,000 interviews, and a mail server that is asked about mails to candidates.
 * Whatever was opened is added to `closers`.
 */
export async function givenMailedWinnow(
  closers: (() => Promise<void>)[],
  options: Options = {},
): Promise<MailedWinnow> {
  const preparing = await startWinnow({
    ROLE: "api",
    SCHEDULING_UNDO_SECONDS: String(options.undoSeconds ?? 0),
    WELCOME_CREDITS: options.welcome ?? "100000.00",
  });
  closers.push(preparing.stop);
  const inbox = await startWorker(preparing);
  const recruiter = await givenAccount(preparing, "Mara Ruiz");
  await inbox.stop();
  const mailServer =
    options.port === undefined ? await startMailServer(options.decide, undefined, options.takes) : null;
  if (mailServer) closers.push(mailServer.close);
  const environment = {
    ...preparing.environment,
    MAIL_URL: mailServer?.url ?? `smtp://127.0.0.1:${options.port}`,
  };
  const winnow: TestWinnow = { ...preparing, environment };
  const work = async () => {
    const worker = await startWorker(winnow);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= worker.stop();
      return stopped;
    };
    closers.push(stop);
    return { stop };
  };
  return { winnow, recruiter, accepted: mailServer?.accepted ?? [], mailServer, work };
}
