import { parseArgs } from "node:util";
import { ageWords } from "../features/installation/age-words.ts";
import {
  countJobs,
  type FailedJob,
  findJob,
  type JobDetails,
  readFailedJobs,
  retryFailedJobs,
} from "../features/installation/job-rows.ts";
import { languagesOfInstallation } from "../features/installation/languages/languages.ts";
import { errorWithoutPeople, payloadWithoutPeople } from "../features/installation/without-people.ts";
import { print } from "./print.ts";
import { runCommand } from "./run-command.ts";
import { countOf, minute } from "./terminal-text.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage: npm run jobs -- counts                         how many wait, run, have failed and are stuck, by kind
       npm run jobs -- failed [--kind <kind>]         lists those that failed for good
       npm run jobs -- show <id>
       npm run jobs -- retry <id>                     queues one anew that failed for good
       npm run jobs -- retry --all --kind <kind>      … or all of a kind
`;

type Wish = NonNullable<ReturnType<typeof readWish>>;

/** The operator's command for background work, while the server runs or not. */
async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  if (!wish) {
    process.stderr.write(usage);
    return 2;
  }
  switch (wish.action) {
    case "counts":
      return counts();
    case "failed":
      return failed(wish);
    case "show":
      return show(wish);
    case "retry":
      return retry(wish);
  }
}

function counts(): Promise<number> {
  return withDatabase({ act: "command: count jobs" }, async ({ kysely }) => {
    const kinds = await countJobs(kysely);
    for (const { kind, due, later, running, failed, stuck, oldest_due } of kinds) {
      const since = oldest_due ? ` (the oldest for ${ageOf(oldest_due)})` : "";
      process.stdout.write(
        `${kind}  ${due} due${since}, ${later} later, ${running} running, ${failed} failed, ${stuck} stuck\n`,
      );
    }
    if (kinds.length === 0) process.stdout.write("No jobs.\n");
    return {};
  });
}

function failed({ kind }: Wish): Promise<number> {
  return withDatabase({ act: "command: list failed jobs" }, async ({ kysely }) => {
    await print(linesOf(readFailedJobs(kysely, { kind })));
    return {};
  });
}

async function* linesOf(jobs: AsyncIterable<FailedJob>): AsyncGenerator<string> {
  let count = 0;
  for await (const job of jobs) {
    const of = job.account_id ? `account ${job.account_id}` : "no account";
    yield `${job.id}  ${job.kind}  ${of}  ${job.attempts} tries, failed ${ageOf(job.updated_at)} ago  ${errorWithoutPeople(job.last_error)}\n`;
    count += 1;
  }
  yield `${countOf(count, "job")} failed for good.\n`;
}

function show({ id }: Wish): Promise<number> {
  return withDatabase({ act: "command: show job" }, async ({ kysely }) => {
    const job = await findJob(kysely, id);
    if (!job) {
      process.stderr.write(
        `There is no job ${id}. It may be done: npm run jobs -- failed lists those that failed.\n`,
      );
      return { exitCode: 1 };
    }
    process.stdout.write(describe(job));
    return { accountId: job.account_id };
  });
}

function describe(job: JobDetails): string {
  const lines: [string, string][] = [
    ["job", String(job.id)],
    ["kind", job.kind],
    ["account", job.account_id ?? "none"],
    ["state", stateOf(job)],
    ["tries", `${job.attempts} of ${job.max_attempts}`],
    ["queued", `${minute(job.created_at)}, ${ageOf(job.created_at)} ago`],
    ["about", payloadWithoutPeople(job.payload)],
    ["last error", errorWithoutPeople(job.last_error) || "none"],
  ];
  return lines.map(([name, value]) => `${name.padEnd(12)}${value}\n`).join("");
}

function stateOf(job: JobDetails): string {
  if (job.is_failed) return "failed for good";
  const state = job.locked_at ? "running" : `waits until ${minute(job.run_at)}`;
  return job.is_stuck ? `${state}; stuck: neither done nor given up so far` : state;
}

function retry({ id, kind }: Wish): Promise<number> {
  return withDatabase({ act: "command: retry jobs" }, async ({ kysely }) => {
    if (kind !== null) {
      const ids = await retryFailedJobs(kysely, { kind });
      process.stdout.write(`${countOf(ids.length, "failed job")} of the kind ${kind} queued anew.\n`);
      return {};
    }
    const job = await findJob(kysely, id);
    const isQueued = (await retryFailedJobs(kysely, { id })).length > 0;
    if (!isQueued) {
      process.stderr.write(
        job
          ? `Job ${id} has not failed for good: it waits or runs. Nothing was changed.\n`
          : `There is no job ${id}. npm run jobs -- failed lists those that failed.\n`,
      );
      return { exitCode: 1, accountId: job?.account_id };
    }
    process.stdout.write(`Job ${id} is queued anew. It does what is still to be done of it.\n`);
    return { accountId: job?.account_id };
  });
}

function ageOf(moment: Date): string {
  return ageWords(moment, { words: languagesOfInstallation.en, now: new Date() });
}

function readWish(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { kind: { type: "string" }, all: { type: "boolean" } },
    });
    const [action, id = "", ...others] = positionals;
    const { kind = null, all = false } = values;
    const isKindFine = kind === null || /^[a-z-]{1,128}$/.test(kind);
    const hasId = /^\d{1,18}$/.test(id);
    if (others.length > 0 || !isKindFine) {
      return null;
    }
    if (action === "counts") {
      return id === "" && kind === null && !all ? ({ action, id, kind } as const) : null;
    }
    if (action === "failed") {
      return id === "" && !all ? ({ action, id, kind } as const) : null;
    }
    if (action === "show") {
      return hasId && kind === null && !all ? ({ action, id, kind } as const) : null;
    }
    const isOne = hasId && kind === null && !all;
    const isAll = id === "" && kind !== null && all;
    return action === "retry" && (isOne || isAll) ? ({ action, id, kind } as const) : null;
  } catch {
    return null;
  }
}

await runCommand(main);
