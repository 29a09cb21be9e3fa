import { AsyncLocalStorage } from "node:async_hooks";

/** What a line of the log is about: ids and names of ours, and nothing of people. */
export type LogContext = {
  globalContextId?: string;
  /** A proxy's own, where it sent one. */
  requestId?: string;
  job?: string;
  jobId?: string;
  accountId?: string;
};

const contexts = new AsyncLocalStorage<LogContext>();

/** Whatever `work` writes, and whatever it calls, has `context` in its lines. */
export function withLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run(context, work);
}

export function currentLogContext(): LogContext {
  return contexts.getStore() ?? {};
}

/** Whose work it is, once a job knows that; its payload does not always say it. */
export function noteAccount(accountId: string): void {
  const context = contexts.getStore();
  if (context) context.accountId = accountId;
}
