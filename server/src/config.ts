import { resolve } from "node:path";
import { z } from "zod";

/** What a process does: answer calls, work on jobs, or both. */
export const roles = ["all", "api", "worker"] as const;
export type Role = (typeof roles)[number];

export type Config = {
  role: Role;
  isProduction: boolean;
  host: string;
  port: number;
  /** Where people reach Winnow; links in mails begin with it. Without a trailing slash. */
  publicUrl: string;
  dataDirectory: string;
  /** Null: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null;
  storageUrl: URL;
  /** Null: the operator's inbox. */
  mailUrl: string | null;
  mailFrom: string;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  welcomeCreditsHundredths: number;
  cvPriceHundredths: number;
  workerConcurrency: number;
  readingProcesses: number;
};

const credits = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((text) => /^\d{1,7}(\.\d{1,2})?$/.test(text), "must be an amount of credits such as 25.00")
    .transform((text) => Math.round(Number(text) * 100));

const wholeNumber = (fallback: number, lowest: number, highest: number) =>
  z.coerce
    .number(`must be a whole number from ${lowest} to ${highest}`)
    .int(`must be a whole number from ${lowest} to ${highest}`)
    .min(lowest, `must be a whole number from ${lowest} to ${highest}`)
    .max(highest, `must be a whole number from ${lowest} to ${highest}`)
    .default(fallback);

const urlOf = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a URL that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    );

const environment = z.object({
  ROLE: z.enum(roles, `must be one of ${roles.join(", ")}`).default("all"),
  NODE_ENV: z.string().default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: wholeNumber(3000, 0, 65_535),
  PUBLIC_URL: urlOf(["http:", "https:"]).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"]).optional(),
  STORAGE_URL: urlOf(["file:"]).optional(),
  MAIL_URL: urlOf(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z.email("must be an e-mail address").default("winnow@localhost.localdomain"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  WELCOME_CREDITS: credits("25.00"),
  CV_PRICE: credits("1.00"),
  WORKER_CONCURRENCY: wholeNumber(4, 1, 64),
  READING_PROCESSES: wholeNumber(2, 1, 64),
});

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** Reads the environment. Throws `ConfigError` with everything that is wrong, not only the first. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  }
  const values = parsed.data;
  const dataDirectory = resolve(values.DATA_DIR);
  return {
    role: values.ROLE,
    isProduction: values.NODE_ENV === "production",
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ""),
    dataDirectory,
    databaseUrl: values.DATABASE_URL ?? null,
    storageUrl: new URL(values.STORAGE_URL ?? `file://${encodeURI(dataDirectory)}/files`),
    mailUrl: values.MAIL_URL ?? null,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    welcomeCreditsHundredths: values.WELCOME_CREDITS,
    cvPriceHundredths: values.CV_PRICE,
    workerConcurrency: values.WORKER_CONCURRENCY,
    readingProcesses: values.READING_PROCESSES,
  };
}
