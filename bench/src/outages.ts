import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openAccount } from "./load/open-account.ts";
import { untilIdle } from "./load/until-idle.ts";
import { backUpMeanwhile } from "./outages/back-up-meanwhile.ts";
import { findDamage } from "./outages/find-damage.ts";
import { type Installation, startInstallation } from "./outages/installation.ts";
import { createPersistentClient, type Retries } from "./outages/persistent-client.ts";
import { screenAll } from "./outages/screen-all.ts";

const accounts = 5;
const creditsOfCv = 100;

/**
 * Five accounts screen CVs on two APIs and four workers, while one process after another is killed at random and the
 * object store goes away once; then what is there is counted, and a backup of meanwhile is restored. Ends with 1 where
 * anything is lost, double or left over. Options: --count <CVs in all> (5000), --every <seconds between kills> (10),
 * --away <seconds without the store> (60), --backup <seconds until a backup begins> (120), --minutes <at most> (60).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      count: { type: "string", default: "5000" },
      every: { type: "string", default: "10" },
      away: { type: "string", default: "60" },
      backup: { type: "string", default: "120" },
      minutes: { type: "string", default: "60" },
    },
  });
  const ofAccount = Math.ceil(Number(values.count) / accounts);
  const until = new Date(Date.now() + Number(values.minutes) * 60_000);
  const retries: Retries = { unreachable: 0, unavailable: 0 };
  const installation = await startInstallation({ apis: 2, workers: 4 });
  const ended = new AbortController();
  try {
    const recruiters = [];
    for (let number = 1; number <= accounts; number += 1) {
      const { token } = await openAccount(createPersistentClient(installation.apis, retries), {
        databaseUrl: installation.databaseUrl,
        number,
        credits: ofAccount * creditsOfCv,
      });
      recruiters.push(createPersistentClient(installation.apis, retries, token));
    }
    const startedAt = performance.now();
    const killing = killAtRandom(installation, {
      everyMs: Number(values.every) * 1_000,
      signal: ended.signal,
    });
    const outage = loseStore(installation, { ms: Number(values.away) * 1_000, signal: ended.signal });
    const backedUp = passes(Number(values.backup) * 1_000, ended.signal).then((isRunning) =>
      isRunning ? backUpMeanwhile(installation, { signal: ended.signal }) : null,
    );
    await Promise.all(
      recruiters.map((recruiter, index) =>
        screenAll(recruiter, { first: index * ofAccount, count: ofAccount }, { retries, until }),
      ),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    ended.abort();
    const kills = await killing;
    const secondsAway = await outage;
    print("in all", `${seconds.toFixed(0)} s, ${((ofAccount * accounts) / seconds).toFixed(1)} CVs/s`);
    print("processes killed", kills.join(", "));
    print("without the store", `${secondsAway.toFixed(0)} s`);
    print(
      "calls tried again",
      `${retries.unreachable} found nobody, ${retries.unavailable} were told to wait`,
    );
    await untilIdle(installation.databaseUrl, until);
    const findings = await findDamage(installation, { cvs: ofAccount * accounts });
    for (const { what, count, wanted } of findings) {
      print(what, count === wanted ? String(count) : `${count}, should be ${wanted}`);
    }
    const copy = await backedUp;
    if (copy) {
      print("backup meanwhile", `${copy.backup} (tried ${copy.tries} times)`);
      print("restored elsewhere", copy.restored);
    }
    const isWhole = findings.every(({ count, wanted }) => count === wanted) && copy?.isWhole !== false;
    process.exitCode = isWhole ? 0 : 1;
  } finally {
    ended.abort();
    await installation.stop();
  }
}

/** Answers who was killed, in turn. */
async function killAtRandom(
  { processes }: Installation,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<string[]> {
  const killed: string[] = [];
  while (await passes(everyMs, signal)) {
    const one = processes[Math.floor(Math.random() * processes.length)];
    one?.kill();
    killed.push(one?.name ?? "");
  }
  return killed;
}

/** From half a minute after the beginning; answers for how many seconds. */
async function loseStore(
  { network }: Installation,
  { ms, signal }: { ms: number; signal: AbortSignal },
): Promise<number> {
  if (!(await passes(30_000, signal))) return 0;
  const since = performance.now();
  network.refuse();
  await passes(ms, signal);
  network.pass();
  return (performance.now() - since) / 1_000;
}

function passes(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(ms, true, { signal }).catch(() => false);
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(28)}${value}\n`);
}
