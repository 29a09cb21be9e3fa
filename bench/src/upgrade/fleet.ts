import { freePort } from "@winnow/server/platform/free-port.ts";
import type { Balancer } from "./balancer.ts";
import type { Release } from "./release.ts";
import { type ReleaseProcess, startReleaseProcess } from "./release-process.ts";

type From = Pick<Release, "directory">;

/** The processes of an installation, whichever release each of them is of. */
export type Fleet = {
  startApi: (release: From) => Promise<ReleaseProcess>;
  startWorker: (release: From) => Promise<ReleaseProcess>;
  /** The next one is ready before the last one gets SIGTERM; `leaveOut` takes that out of the balancer by hand first. */
  replaceApi: (last: ReleaseProcess, release: From, by: { leaveOut: boolean }) => Promise<ReleaseProcess>;
  replaceWorker: (last: ReleaseProcess, release: From) => Promise<ReleaseProcess>;
  /** What they warned of and how often. */
  complaints: () => Map<string, number>;
  stop: () => Promise<void>;
};

export function openFleet(options: { balancer: Balancer; environment: Record<string, string> }): Fleet {
  const { balancer, environment } = options;
  const running = new Set<ReleaseProcess>();
  const complaints = new Map<string, number>();
  const begin = async (release: From, variables: (port: string) => Record<string, string>) => {
    const port = await freePort();
    const started = await startReleaseProcess(release, {
      port,
      variables: { ...environment, ...variables(String(port)) },
      complain: (what) => complaints.set(what, (complaints.get(what) ?? 0) + 1),
    });
    running.add(started);
    return started;
  };
  const end = async (process: ReleaseProcess) => {
    const code = await process.stop();
    running.delete(process);
    if (code !== 0) throw new Error(`A process ended with ${code}.`);
  };
  const startApi = async (release: From) => {
    const started = await begin(release, (port) => ({ ROLE: "api", PORT: port }));
    await balancer.add(started.port);
    return started;
  };
  const startWorker = (release: From) => begin(release, (port) => ({ ROLE: "worker", WORKER_PORT: port }));
  return {
    startApi,
    startWorker,
    replaceApi: async (last, release, { leaveOut }) => {
      const next = await startApi(release);
      if (leaveOut) await balancer.leaveOut(last.port);
      await end(last);
      balancer.remove(last.port);
      return next;
    },
    replaceWorker: async (last, release) => {
      const next = await startWorker(release);
      await end(last);
      return next;
    },
    complaints: () => complaints,
    stop: async () => {
      await Promise.all([...running].map((one) => one.stop()));
    },
  };
}
