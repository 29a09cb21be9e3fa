import { readConfig } from "../config/config.ts";
import { requireNoUnfinishedRestore } from "../platform/backup/unfinished-restore.ts";
import { findNewMigrations, migrate } from "../platform/database/migrate.ts";
import { withConnection } from "../platform/database/with-connection.ts";
import { migrateJobs } from "../platform/jobs/run-worker.ts";
import { migrationsDirectory } from "./backup-installation.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";
import { reasonOf } from "./places.ts";
import { runCommand } from "./run-command.ts";

const usage = `Usage: npm run migrate [-- --dry-run]

Brings the tables up to date while processes of the previous release go on working, before any of this one is started.
With --dry-run it only says what would be done.
`;

/** The operator's command for migrations; ends with 1 when the tables are not those of this program. */
async function main(words: string[]): Promise<number> {
  const isDry = words[0] === "--dry-run";
  if (words.length > (isDry ? 1 : 0)) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, {
    isPatient: true,
    mayBeNew: !isDry,
    mayLackTables: true,
  });
  try {
    await requireNoUnfinishedRestore(database.pool);
    if (isDry) {
      const news = await withConnection(database.url, (client) =>
        findNewMigrations(client, migrationsDirectory),
      );
      for (const { name, text } of news) process.stdout.write(`${name}\n${headOf(text)}`);
      process.stdout.write(news.length === 0 ? "Nothing is left to do.\n" : "Nothing was changed.\n");
      return 0;
    }
    const applied = await migrate(database.pool, migrationsDirectory);
    await migrateJobs(database.pool);
    logCommand(config, { act: "command: migrate", accountId: null });
    for (const name of applied) process.stdout.write(`${name}\n`);
    process.stdout.write(
      applied.length === 0 ? "Nothing was left to do.\n" : `${applied.length} migrations were applied.\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  } finally {
    await database.close();
  }
}

/** What a migration says of itself in its first lines. */
function headOf(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("--"));
  return lines
    .slice(0, end)
    .map((line) => `  ${line.slice(2).trim()}\n`)
    .join("");
}

await runCommand(main);
