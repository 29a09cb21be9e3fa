import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { logIn, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import { patienceMs } from "./patience.ts";
import { goodPassword, newEmail, type Recruiter } from "./recruiter.ts";
import { startingEnvironment } from "./starting-environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** What it has written to its standard output. */
  printed: () => string;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** The product in a process of its own, as `npm start` runs it. Resolves when it answers. */
export async function startServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(join(root, "node_modules", ".bin", "node"), ["server/src/main.ts"], {
    cwd: root,
    env: { ...startingEnvironment(), LOG_LEVEL: "silent", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (part: Buffer) => {
    printed += part.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${variables.PORT}`;
  const isReady = () =>
    fetch(`${url}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false);
  try {
    await vi.waitUntil(isReady, { timeout: patienceMs, interval: 50 });
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    url,
    child,
    printed: () => printed,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Shows the operator's key; answers the cookie that takes its place. */
export async function enterInbox(url: string, dataDirectory: string): Promise<string> {
  const key = (await readFile(join(dataDirectory, "operator-key"), "utf8")).trim();
  const answer = await fetch(`${url}/operator/inbox?key=${key}`, { redirect: "manual" });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Signs up over HTTP alone, with the link from the operator's inbox. */
export async function signUpThroughInbox(url: string, dataDirectory: string): Promise<Recruiter> {
  const email = newEmail("recruiter");
  const visitor = createApiClient(url);
  await visitor.call(signUp, { body: { username: "Recruiter", email, password: goodPassword } });
  const cookie = await enterInbox(url, dataDirectory);
  const verificationToken = await vi.waitUntil(
    async () => {
      const page = await fetch(`${url}/operator/inbox`, { headers: { cookie } }).then((answer) =>
        answer.text(),
      );
      const mail = page.split("<article>").find((article) => article.includes(email));
      return mail?.match(/verify-email\?token=([\w-]+)/)?.[1];
    },
    { timeout: patienceMs, interval: 50 },
  );
  await visitor.call(verifyEmail, { body: { token: verificationToken } });
  const { token, account } = await visitor.call(logIn, { body: { email, password: goodPassword } });
  return { ...createApiClient(url, token), token, account, email };
}
