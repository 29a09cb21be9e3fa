import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { openAccount } from "../../load/open-account.ts";
import type { Traffic } from "../traffic.ts";
import { buy } from "./buy.ts";
import { follow } from "./follow.ts";
import { interview } from "./interview.ts";
import { lookAround } from "./look-around.ts";
import type { Recruiter } from "./recruiter.ts";
import { screen } from "./screen.ts";

export type Crowd = {
  /** Lets everybody finish what they have begun. Throws where somebody could not. */
  stop: () => Promise<void>;
  /** What they have finished. */
  done: { cvs: number; screenings: number; purchases: number; interviews: number; visits: number };
  /** Of these screenings the page that was open all the time was not told that they are completed. */
  untold: () => number;
  /** How often streams of events were opened again. */
  reopened: () => number;
};

const recruiters = 3;
const cvsOfScreening = 8;
const credits = 1_000_000;

/** Some recruiters who screen, pay, interview and look around, one thing after the other, with a page open meanwhile. */
export async function startCrowd(options: {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
  traffic: Traffic;
}): Promise<Crowd> {
  const { url, databaseUrl, pool, traffic } = options;
  const done = { cvs: 0, screenings: 0, purchases: 0, interviews: 0, visits: 0 };
  const leaving = new AbortController();
  let cvs = 0;
  const again = async (pauseMs: number, act: () => Promise<void>) => {
    while (!leaving.signal.aborted) {
      await act();
      await setTimeout(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  };
  const people = await Promise.all(
    Array.from({ length: recruiters }, async (_, index): Promise<Recruiter> => {
      const account = { databaseUrl, number: index + 1, credits };
      const opened = await openAccount(traffic.client(url), account);
      return { ...opened, ...traffic.client(url, opened.token), url, traffic };
    }),
  );
  const followings = people.map(follow);
  const screenings: { id: string; by: number }[] = [];
  const working = people.flatMap((recruiter, by) => [
    again(500, async () => {
      const first = cvs;
      cvs += cvsOfScreening;
      const id = await screen(recruiter, { first, count: cvsOfScreening });
      screenings.push({ id, by });
      done.screenings += 1;
      done.cvs += cvsOfScreening;
    }),
    again(4_000, async () => {
      await buy(recruiter);
      done.purchases += 1;
    }),
    again(3_000, async () => {
      await interview(recruiter, pool);
      done.interviews += 1;
    }),
    again(500, async () => {
      await lookAround(recruiter);
      done.visits += 1;
    }),
  ]);
  const worked = Promise.all(working);
  worked.catch(() => undefined);
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    leaving.abort();
    try {
      await worked;
      // What is told last is on its way.
      await setTimeout(2_000);
    } finally {
      await Promise.all(followings.map((following) => following.stop()));
    }
  };
  return {
    stop: () => (stopped ??= stop()),
    done,
    untold: () => screenings.filter(({ id, by }) => !followings[by]?.wasTold(id)).length,
    reopened: () => followings.reduce((sum, following) => sum + following.opened() - 1, 0),
  };
}
