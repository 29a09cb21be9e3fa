import { ConfigError, readConfig } from "./config.ts";
import { start } from "./start.ts";

try {
  const running = await start(readConfig(process.env));
  const { config } = running.services;
  if (running.url) {
    process.stdout.write(`\nWinnow is ready.\n  Open it:          ${config.publicUrl}\n`);
    if (running.inboxUrl) {
      process.stdout.write(`  Operator's inbox: ${running.inboxUrl}\n`);
    }
    process.stdout.write("  Stop it:          Ctrl+C\n\n");
  } else {
    process.stdout.write("\nA Winnow worker is ready.\n\n");
  }
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    running.services.log.info({ signal }, "stopping");
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : "";
  return `Winnow could not start: ${error.message}${cause}`;
}
