import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createProcessPool, type ProcessPool, TaskLost } from "./process-pool.ts";

type Tasks = {
  processId: { input: null; output: number };
  hold: { input: { megabytes: number }; output: number };
  waste: { input: { megabytes: number }; output: number };
  grow: { input: null; output: never };
  loop: { input: null; output: never };
  fail: { input: null; output: never };
  name: { input: string; output: string };
  linger: { input: null; output: never };
  loopBehindStep: { input: { loopMs: number }; output: string };
  pause: { input: { ms: number }; output: string };
  killed: { input: { times: number; by: string; counter: string }; output: number };
};

const serve = new URL("./serve-pool-tasks.ts", import.meta.url).href;
const program = `
  import { appendFileSync, readFileSync } from "node:fs";
  import { askForTime, inMoreTime, servePoolTasks } from ${JSON.stringify(serve)};
  const held = [];
  const spin = (ms) => {
    const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
    const end = used() + ms;
    while (used() < end);
  };
  const hold = (megabytes) => held.push(Buffer.alloc(megabytes * 2 ** 20, 1));
  servePoolTasks({
    processId: async () => process.pid,
    // Long enough for the watch to see it.
    hold: async ({ megabytes }) => { hold(megabytes); await new Promise((resolve) => setTimeout(resolve, 150)); return process.pid; },
    waste: async ({ megabytes }) => { hold(megabytes); held.pop(); return process.pid; },
    grow: async () => { while (true) { hold(16); await new Promise((resolve) => setTimeout(resolve, 5)); } },
    loop: async () => { while (true); },
    fail: async () => { throw new Error("no such luck"); },
    name: async (name) => name,
    linger: async () => { askForTime(60_000); return new Promise(() => undefined); },
    loopBehindStep: async ({ loopMs }) => {
      await inMoreTime({ stepMs: 60_000, afterMs: 1_000 }, async () => spin(1_500));
      spin(loopMs);
      return "done";
    },
    pause: async ({ ms }) => { await new Promise((resolve) => setTimeout(resolve, ms)); return "done"; },
    // Somebody else's signal: a process manager's, a person's, the system's.
    killed: async ({ times, by, counter }) => {
      appendFileSync(counter, ".");
      const tries = readFileSync(counter).length;
      if (tries > times) return tries;
      process.kill(process.pid, by);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    },
  });
`;

let directory: string;
let options: Parameters<typeof createProcessPool>[0];
let pool: ProcessPool<Tasks>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "winnow-pool-"));
  const module = join(directory, "tasks.mjs");
  await writeFile(module, program);
  options = {
    module: pathToFileURL(module),
    size: 1,
    timeoutMs: 12_000,
    memoryBytes: 500 * 2 ** 20,
    recycleAfter: 5,
  };
  pool = createProcessPool<Tasks>(options);
});

afterAll(async () => {
  await pool.close();
  await rm(directory, { recursive: true, force: true });
});

describe("a pool of processes", () => {
  it("keeps a process for the next task and replaces it after so many", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await pool.run("processId", null));
    expect(new Set(ids.slice(0, 5)).size).toBe(1);
    expect(ids[5]).not.toBe(ids[0]);
  });

  it("replaces a process that a task left large, so that the next task does not pay for it", async () => {
    const large = await pool.run("hold", { megabytes: 350 });
    expect(await pool.run("processId", null)).not.toBe(large);
  });

  it("collects what a large task left behind, and goes on with the same process", async () => {
    const wasteful = await pool.run("waste", { megabytes: 400 });
    expect(await pool.run("waste", { megabytes: 400 })).toBe(wasteful);
    expect(await pool.run("processId", null)).toBe(wasteful);
  });

  it("tries a task again in a new process when memory of earlier ones may have ended it", async () => {
    await pool.run("hold", { megabytes: 400 });
    const used = await pool.run("hold", { megabytes: 150 });
    const fresh = await pool.run("hold", { megabytes: 330 });
    expect(fresh).not.toBe(used);
  });

  it("ends a process that grows without end, and one that never ends, with the one task alone", async () => {
    await expect(pool.run("grow", null)).rejects.toMatchObject({ name: "TaskLost", reason: "memory" });
    const [loop, next] = await Promise.allSettled([pool.run("loop", null), pool.run("processId", null)]);
    expect(loop).toMatchObject({ status: "rejected", reason: { reason: "timeout" } });
    expect(next.status).toBe("fulfilled");
  });

  it("counts what a task uses of the processor, and by the clock only what nobody would wait for", async () => {
    const impatient = createProcessPool<Tasks>({ ...options, timeoutMs: 500 });
    onTestFinished(() => impatient.close());

    expect(await impatient.run("pause", { ms: 1_200 })).toBe("done");
    const [loop, pause] = await Promise.allSettled([
      impatient.run("loop", null),
      impatient.run("pause", { ms: 60_000 }),
    ]);
    expect([loop, pause]).toMatchObject([
      { reason: { reason: "timeout" } },
      { reason: { reason: "timeout" } },
    ]);
  });

  it.each(["SIGKILL", "SIGTERM", "SIGINT"])(
    "tries a task again when somebody ends its process with %s, even over its first task",
    async (by) => {
      await pool.run("grow", null).catch(() => undefined);
      const counter = join(directory, `ended-by-${by}`);

      expect(await pool.run("killed", { times: 2, by, counter })).toBe(3);
    },
  );

  it("blames a task over which every process is killed", async () => {
    const killed = pool.run("killed", { times: 99, by: "SIGKILL", counter: join(directory, "always") });

    await expect(killed).rejects.toMatchObject({ name: "TaskLost", reason: "memory" });
  });

  it("passes on what a task threw, and goes on", async () => {
    const failed = pool.run("fail", null);
    await expect(failed).rejects.toThrow("no such luck");
    await expect(failed).rejects.not.toBeInstanceOf(TaskLost);
    expect(await pool.run("processId", null)).toBeGreaterThan(0);
  });

  it("lets accounts take turns, however many tasks one of them has waiting", async () => {
    const order: string[] = [];
    const run = async (turn: string, name: string) => {
      order.push(await pool.run("name", name, { turn }));
    };
    const many = Array.from({ length: 20 }, (_, index) => run("many", `many ${index}`));
    await Promise.all([...many, run("few", "few 0"), run("few", "few 1"), run("other", "other 0")]);
    expect(order.slice(0, 6)).toEqual(["many 0", "many 1", "few 0", "other 0", "many 2", "few 1"]);
  });

  it("does what waits for a process that is slow to start in one that is free before", async () => {
    const module = join(directory, "slow-after-the-first.mjs");
    const first = JSON.stringify(join(directory, "first"));
    const waitsUnlessFirst = `
      import { existsSync, writeFileSync } from "node:fs";
      if (existsSync(${first})) await new Promise((resolve) => setTimeout(resolve, 60_000));
      writeFileSync(${first}, "");
    `;
    await writeFile(module, waitsUnlessFirst + program);
    const slow = createProcessPool<Tasks>({ ...options, module: pathToFileURL(module), size: 2 });
    onTestFinished(slow.close);
    const one = await slow.run("processId", null);

    expect(await Promise.all([slow.run("processId", null), slow.run("processId", null)])).toEqual([one, one]);
  });

  it("has room for somebody else while all processes are busy with long tasks of one account", async () => {
    const leaving = new AbortController();
    const lingering = pool.run("linger", null, { turn: "one", signal: leaving.signal });
    expect(await pool.run("name", "somebody", { turn: "another" })).toBe("somebody");
    leaving.abort();
    await expect(lingering).rejects.toThrow("aborted");
  });

  it("gives more time to a step alone: behind it a task has little left", async () => {
    expect(await pool.run("loopBehindStep", { loopMs: 200 })).toBe("done");
    await expect(pool.run("loopBehindStep", { loopMs: 3_000 })).rejects.toMatchObject({ reason: "timeout" });
  });

  it("drops a task whose caller has gone, and ends the one that runs", async () => {
    const leaving = new AbortController();
    const running = pool.run("loop", null, { signal: leaving.signal });
    const waiting = pool.run("name", "nobody", { signal: leaving.signal });
    const next = pool.run("name", "next");
    leaving.abort();
    await Promise.all([
      expect(running).rejects.toThrow("aborted"),
      expect(waiting).rejects.toThrow("aborted"),
      expect(next).resolves.toBe("next"),
    ]);
  });
});

it("ends without a word when whoever started it was killed before it has begun", async () => {
  const starter = `
    require("node:child_process").fork(${JSON.stringify(fileURLToPath(options.module))}, {
      serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"] });
    process.kill(process.pid, "SIGKILL");`;
  const child = spawn(process.execPath, ["-e", starter], { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (part: Buffer) => {
    complaint += part.toString();
  });
  // The pool's process has the same standard error, and is the last to close it.
  await once(child.stderr, "close");

  expect(complaint).toBe("");
});
