import { type ChildProcess, fork } from "node:child_process";
import { createTurns } from "./turns.ts";

/** Why a task did not come back with an answer. */
export class TaskLost extends Error {
  readonly reason: "timeout" | "memory" | "crash";
  constructor(reason: "timeout" | "memory" | "crash") {
    super(`The task was ended: ${reason}`);
    this.name = "TaskLost";
    this.reason = reason;
  }
}

export type ProcessPool<Tasks extends TaskShapes> = {
  /**
   * Rejects with `TaskLost` when the process was ended over the task, with what the task threw, or with the reason of
   * `signal` once nobody waits for the answer any more.
   */
  run: <Name extends keyof Tasks & string>(
    name: Name,
    input: Tasks[Name]["input"],
    options?: TaskOptions,
  ) => Promise<Tasks[Name]["output"]>;
  close: () => Promise<void>;
};

/** `turn` says whose task it is: whoever waits takes turns, however many tasks each has. */
export type TaskOptions = { turn?: string; signal?: AbortSignal | undefined };

/** A busy machine takes long to load the program. */
const startTimeMs = 60_000;
/** On a busy machine a task gets its processor time so much later; one that only waits is ended then. */
const clockShare = 4;
/** A process may be killed by anybody; that often over the same task is the task's doing. */
const maxRetriesOfKilled = 2;

export type TaskShapes = Record<string, { input: unknown; output: unknown }>;

type Waiting = {
  name: string;
  input: unknown;
  /** How many processes have ended over it for what may not have been its fault. */
  retries: number;
  turn: string;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type Member = {
  child: ChildProcess;
  current: Waiting | null;
  /** Loaded: its first task does not pay for that. */
  isReady: boolean;
  /** Its task has asked for more time. */
  isLong: boolean;
  timer: NodeJS.Timeout | undefined;
  tasksDone: number;
};

/**
 * Runs CPU work in child processes, one task at a time in each. A process that takes more than `timeoutMs` of processor
 * time (or than the more time that its task has asked for), four times that by the clock, or grows beyond `memoryBytes`
 * ends together with the one task it worked on, and is replaced; a task that was not the first of its process is tried once more in a new one before it
 * counts as too large, and so is one whose process ended for any other reason. `module` calls `servePoolTasks`. A
 * process is also replaced between tasks, after `recycleAfter` of them so that no leak grows old, and when it has grown
 * so much that the next task might pay for it.
 *
 * Tasks take turns by whom they are for. Where all processes are busy with long tasks, one more is started for somebody
 * who has none of them.
 */
export function createProcessPool<Tasks extends TaskShapes>(options: {
  module: URL;
  size: number;
  timeoutMs: number;
  memoryBytes: number;
  recycleAfter: number;
}): ProcessPool<Tasks> {
  const members = new Set<Member>();
  const queue = createTurns<Waiting>();
  let isClosed = false;

  const spawnMember = (): Member => {
    const child = fork(options.module, [], {
      serialization: "advanced",
      // Left alone, the space for young objects grows by another 100 MB, and gains no speed by it.
      execArgv: [...process.execArgv, "--max-semi-space-size=8", "--expose-gc"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // The child reads hostile files: it gets nothing of our environment but its limit, and what starts it sooner.
      env: {
        POOL_MEMORY_BYTES: String(options.memoryBytes),
        POOL_TASK_MS: String(options.timeoutMs),
        PATH: process.env.PATH ?? "",
        ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      },
    });
    const member: Member = {
      child,
      current: null,
      isReady: false,
      isLong: false,
      timer: undefined,
      tasksDone: 0,
    };
    child.on("message", (message: PoolAnswer | MoreTime | Ready) => {
      if ("isReady" in message) {
        member.isReady = true;
        clearTimeout(member.timer);
        if (member.current) {
          begin(member, member.current);
        } else {
          assign();
        }
      } else if ("moreTimeMs" in message) {
        member.isLong = true;
        giveTime(member, clockShare * message.moreTimeMs);
        assign();
      } else {
        finish(member, message);
      }
    });
    child.on("exit", (_code, signal) => {
      members.delete(member);
      // After the clock has ended it nothing is left to lose. SIGKILL may be the system's memory watch, or anybody.
      const isTooLarge = signal === tooLargeSignal || signal === "SIGKILL";
      const reason = signal === tooLongSignal ? "timeout" : isTooLarge ? "memory" : "crash";
      lose(member, reason, { isOwnSize: signal === tooLargeSignal });
      assign();
    });
    child.on("error", () => child.kill("SIGKILL"));
    members.add(member);
    return member;
  };

  const lose = (member: Member, reason: TaskLost["reason"], { isOwnSize = false } = {}) => {
    clearTimeout(member.timer);
    const lost = member.current;
    member.current = null;
    const maxRetries = isOwnSize ? Math.min(member.tasksDone, 1) : maxRetriesOfKilled;
    if (reason !== "timeout" && lost && lost.retries < maxRetries && !isClosed) {
      lost.retries += 1;
      queue.addFirst(lost);
      return;
    }
    lost?.reject(new TaskLost(reason));
  };

  const giveTime = (member: Member, timeMs: number) => {
    clearTimeout(member.timer);
    member.timer = member.current ? setTimeout(() => endForTime(member), timeMs) : undefined;
  };

  const endForTime = (member: Member) => {
    lose(member, "timeout");
    member.child.kill("SIGKILL");
  };

  const finish = (member: Member, answer: PoolAnswer) => {
    clearTimeout(member.timer);
    const done = member.current;
    member.current = null;
    member.tasksDone += 1;
    const isSpare = members.size > options.size;
    if (member.tasksDone >= options.recycleAfter || answer.isGrown || isSpare) {
      members.delete(member);
      member.child.disconnect();
    }
    if (answer.ok) {
      done?.resolve(answer.output);
    } else {
      done?.reject(new Error(answer.message));
    }
    assign();
  };

  const begin = (member: Member, task: Waiting) => {
    member.current = task;
    member.isLong = false;
    giveTime(member, member.isReady ? clockShare * options.timeoutMs : startTimeMs);
    if (member.isReady) {
      member.child.send({ name: task.name, input: task.input });
    }
  };

  /** Who is free takes over what waits for a process that starts, but for what has been lost: that needs a new one. */
  const takeOver = () => {
    for (const member of members) {
      const starting = [...members].find(({ isReady, current }) => !isReady && current?.retries === 0);
      if (!starting?.current) {
        return;
      }
      if (member.isReady && member.current === null && member.child.connected) {
        begin(member, starting.current);
        starting.current = null;
      }
    }
  };

  const assign = () => {
    if (!isClosed) {
      takeOver();
    }
    for (let first = queue.first(); first && !isClosed; first = queue.first()) {
      const free = [...members].find(
        (member) => member.current === null && member.isReady && member.child.connected,
      );
      const hasRoom = members.size < options.size || (members.size === options.size && isHeldUp(first));
      // The process that was lost over it has just made room.
      const isNewWanted = hasRoom && (free === undefined || first.retries > 0);
      const member = isNewWanted ? spawnMember() : free;
      if (!member) {
        return;
      }
      queue.remove(first);
      begin(member, first);
    }
  };

  const isHeldUp = ({ turn }: Waiting) =>
    [...members].every(({ current, isLong }) => current !== null && isLong && current.turn !== turn);

  /** A waiting task is dropped; over a running one its process ends. */
  const cancel = (task: Waiting, reason: Error) => {
    task.reject(reason);
    if (queue.remove(task)) {
      return;
    }
    for (const member of members) {
      if (member.current === task) {
        clearTimeout(member.timer);
        member.current = null;
        members.delete(member);
        member.child.kill("SIGKILL");
      }
    }
    assign();
  };

  return {
    run: (name, input, { turn = "", signal } = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new TaskLost("crash"));
          return;
        }
        if (signal?.aborted) {
          reject(reasonOf(signal));
          return;
        }
        const onAbort = () => cancel(task, reasonOf(signal));
        const settle = () => signal?.removeEventListener("abort", onAbort);
        const task: Waiting = {
          name,
          input,
          retries: 0,
          turn,
          resolve: (output) => {
            settle();
            // The task's own output type: `servePoolTasks` in the module is typed by the same `Tasks`.
            resolve(output as Tasks[typeof name]["output"]);
          },
          reject: (error) => {
            settle();
            reject(error);
          },
        };
        signal?.addEventListener("abort", onAbort);
        queue.add(task);
        assign();
      }),
    close: async () => {
      isClosed = true;
      for (let waiting = queue.first(); waiting; waiting = queue.first()) {
        queue.remove(waiting);
        waiting.reject(new TaskLost("crash"));
      }
      await Promise.all(
        [...members].map(
          (member) =>
            new Promise<void>((resolve) => {
              member.child.once("exit", () => resolve());
              member.child.kill("SIGKILL");
            }),
        ),
      );
    },
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new TaskLost("crash");
}

/** What a process that has grown too large ends itself with, so that it is told from one that somebody killed. */
export const tooLargeSignal = "SIGUSR2";
/** The same where its task has used up its processor time: the signal of timers that count that. */
export const tooLongSignal = "SIGVTALRM";
/** A process has loaded its program. */
export type Ready = { isReady: true };
/** A task that knows that its next step takes longer asks for it before it begins. */
export type MoreTime = { moreTimeMs: number };
/** `isGrown`: the process holds so much memory that another one should take over. */
export type PoolAnswer = ({ ok: true; output: unknown } | { ok: false; message: string }) & {
  isGrown: boolean;
};
