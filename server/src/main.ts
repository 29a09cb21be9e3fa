import { ConfigError, readConfig } from "./config.ts";
import { freeCreditsNotice } from "./free-credits-notice.ts";
import { start } from "./start.ts";

const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) {
      process.exit(1);
    }
    stopping.abort();
  });
}

try {
  const running = await start(readConfig(process.env), stopping.signal);
  const { config, log } = running.services;
  if (running.url) {
    process.stdout.write(`\nWinnow is ready.\n  Open it:          ${config.publicUrl}\n`);
    if (running.inbox) {
      const { url, key, keyFile } = running.inbox;
      // A terminal is read by the operator alone; anything else may be kept, and read by others.
      const address = process.stdout.isTTY ? `${url}?key=${key}` : `${url}?key=<what is in ${keyFile}>`;
      process.stdout.write(`  Operator's inbox: ${address}\n`);
    }
    process.stdout.write("  Stop it:          Ctrl+C\n");
    const notice = freeCreditsNotice(config);
    process.stdout.write(notice ? `\n  ${notice}\n\n` : "\n");
  } else {
    process.stdout.write("\nA Winnow worker is ready.\n\n");
  }
  await untilAborted(stopping.signal);
  log.info("stopping");
  await running.stop();
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) {
    process.exit(0);
  }
  process.stderr.write(`${error instanceof ConfigError ? error.message : describe(error)}\n`);
  process.exit(1);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener("abort", () => resolve());
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : "";
  return `Winnow could not start: ${error.message}${cause}`;
}
