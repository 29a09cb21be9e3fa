import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { ConfigError, readConfig } from "./config/config.ts";
import { freeCreditsNotice } from "./free-credits-notice.ts";
import { keepAssets } from "./platform/http/kept-assets.ts";
import { webDirectory } from "./platform/http/web-directory.ts";
import { start } from "./start.ts";

const stopping = new AbortController();
const hurrying = new AbortController();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) {
      hurrying.abort();
    }
    stopping.abort();
  });
}
// The script that started us passes on what it was sent, which may be the signal that has reached us too.
process.on("message", (wish) => {
  if (wish === "hurry") {
    hurrying.abort();
  }
  if (wish === "hurry" || wish === "stop") {
    stopping.abort();
  }
});
process.on("disconnect", () => stopping.abort());
// Nothing can be relied on any more, but what would outlive this process has to end with it.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.stack}\n`);
  hurrying.abort();
  stopping.abort();
});
// A terminal that is gone is no reason to leave anything running.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

try {
  const running = await start(readConfig(process.env), {
    signals: { stop: stopping.signal, hurry: hurrying.signal },
  });
  // Where compiled code is kept: now, because a process that is killed would keep none.
  flushCompileCache();
  const { config, log, database } = running.services;
  if (running.url) {
    keepAssets(database.pool, join(webDirectory, "assets")).catch((error) =>
      log.warn({ err: error }, "what pages load was not kept for processes of other releases"),
    );
    process.stdout.write(`\nWinnow is ready.\n  Open it:          ${config.publicUrl}\n`);
    if (running.operator) {
      const { page, url, key, keyFile } = running.operator;
      // A terminal is read by the operator alone; anything else may be kept, and read by others.
      const address = process.stdout.isTTY ? `${url}?key=${key}` : `${url}?key=<what is in ${keyFile}>`;
      process.stdout.write(`  Operator's ${page}: ${address}\n`);
    }
    process.stdout.write("  Stop it:          Ctrl+C\n");
    const notice = freeCreditsNotice(config)?.en;
    process.stdout.write(notice ? `\n  ${notice}\n\n` : "\n");
  } else {
    process.stdout.write("\nA Winnow worker is ready.\n\n");
  }
  await untilAborted(stopping.signal);
  log.info("stopping");
  await running.stop();
  exitAfterStop();
} catch (error) {
  if (stopping.signal.aborted) {
    exitAfterStop();
  }
  process.stderr.write(`${error instanceof ConfigError ? error.message : describe(error)}\n`);
  process.exit(1);
}

function exitAfterStop(): never {
  process.exit(hurrying.signal.aborted ? 1 : 0);
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
