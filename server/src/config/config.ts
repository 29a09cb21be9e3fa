import { isIPv6 } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { backupKeyForm } from "../platform/backup/backup-key.ts";
import type { ClamdAddress } from "../platform/scanner/clamd-scanner.ts";
import { type AccountLimits, accountLimits } from "./account-limits.ts";
import { type CreditPack, creditPacks } from "./credit-packs.ts";
import { languageModelReads, type ReadableByModel } from "./language-model-reads.ts";
import { type ModelServiceConfig, modelServiceUrl } from "./model-service.ts";
import { type PaymentsConfig, paymentsUrl } from "./payments-url.ts";
import { scannerUrl } from "./scanner-url.ts";
import { type StorageConfig, storageUrl } from "./storage-url.ts";
import { trustedProxies } from "./trusted-proxies.ts";

/** What a process does: answer calls, work on jobs, or both. */
export const roles = ["all", "api", "worker"] as const;
export type Role = (typeof roles)[number];

/** Mails wait in the operator's inbox, or go out by a mail server. */
export type MailConfig = { kind: "inbox" } | { kind: "smtp"; url: string; from: string };

export type SessionLimits = { idleHours: number; maxHours: number };

/** Where spans are sent (OTLP in JSON), and the share of traces that begin here which is kept, 0 to 1. */
export type TracesConfig = { url: string; share: number };

export type Config = {
  role: Role;
  host: string;
  port: number;
  /** Where people reach Winnow; links in mails begin with it. Without a trailing slash. */
  publicUrl: string;
  dataDirectory: string;
  /** Null: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null;
  storage: StorageConfig;
  /** What backups are encrypted by, 32 bytes in hexadecimal digits; null: they are not. */
  backupKey: string | null;
  /** What the keys of authenticator apps are sealed by, 32 bytes in hexadecimal digits; null: they are not. */
  secretsKey: string | null;
  /** When a session ends: so long after it was last used, and so long after it was opened, however much it is used. */
  sessions: SessionLimits;
  mail: MailConfig;
  /** Who looks for viruses in files; null: nobody. */
  scanner: ClamdAddress | null;
  /** Addresses or CIDR ranges of reverse proxies whose word on the caller's address counts; null for none. */
  trustedProxies: string[] | null;
  /** What `/metrics` asks for; null: there is no such page. */
  metricsToken: string | null;
  /** Null: nothing is traced. */
  traces: TracesConfig | null;
  /** Where a process that only works says how it is; null: nowhere. */
  workerPort: number | null;
  /** How long an API goes on answering after it was told to stop, so that whoever sends it calls notices. */
  drainSeconds: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  welcomeCreditsHundredths: number;
  cvPriceHundredths: number;
  interviewPriceHundredths: number;
  /** How long the scheduling of interviews can be undone; invitations leave after it. */
  schedulingUndoSeconds: number;
  payments: PaymentsConfig;
  /** Who puts recordings into text; null: nobody. */
  transcription: ModelServiceConfig | null;
  /** Who reads beside the built-in engine, and what it is given to read; null: nobody. */
  languageModel: (ModelServiceConfig & { reads: ReadableByModel[] }) | null;
  /** ISO 4217, in capitals. */
  creditCurrency: string;
  creditPacks: CreditPack[];
  /** Who sells the credits, as receipts say it; empty parts are left out. */
  business: { name: string; address: string; taxNote: string };
  accountLimits: AccountLimits;
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

/** With or without the brackets that an IPv6 address has in a URL. */
const host = z
  .string()
  .transform((text) => text.trim().replace(/^\[(.*)\]$/, "$1"))
  .pipe(z.string().min(1, "must be a name or an address"));

const environment = z.object({
  ROLE: z.enum(roles, `must be one of ${roles.join(", ")}`).default("all"),
  HOST: host.default("127.0.0.1"),
  PORT: wholeNumber(3000, 0, 65_535),
  PUBLIC_URL: urlOf(["http:", "https:"]).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"]).optional(),
  STORAGE_URL: storageUrl.optional(),
  BACKUP_KEY: z
    .string()
    .regex(backupKeyForm, "must be 64 hexadecimal digits, as openssl rand -hex 32 makes them")
    .optional(),
  SECRETS_KEY: z
    .string()
    .regex(backupKeyForm, "must be 64 hexadecimal digits, as openssl rand -hex 32 makes them")
    .optional(),
  SESSION_IDLE_HOURS: wholeNumber(30 * 24, 1, 365 * 24),
  SESSION_MAX_HOURS: wholeNumber(90 * 24, 1, 365 * 24),
  SCANNER_URL: scannerUrl.optional(),
  MAIL_URL: urlOf(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z.email("must be an e-mail address").default("winnow@localhost.localdomain"),
  TRUST_PROXY: trustedProxies.optional(),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[\x21-\x7e]{24,}$/,
      "must be 24 characters or more, without spaces, as openssl rand -hex 32 makes them",
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(["http:", "https:"]).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a share from 0 to 1")
    .min(0, "must be a share from 0 to 1")
    .max(1, "must be a share from 0 to 1")
    .default(1),
  WORKER_PORT: wholeNumber(0, 0, 65_535),
  DRAIN_SECONDS: wholeNumber(0, 0, 10),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  WELCOME_CREDITS: credits("25.00"),
  CV_PRICE: credits("1.00"),
  INTERVIEW_PRICE: credits("10.00"),
  SCHEDULING_UNDO_SECONDS: wholeNumber(20, 0, 600),
  WINNOW_ENV: z
    .enum(["development", "production"], "must be development or production")
    .default("development"),
  PAYMENTS_URL: paymentsUrl.optional(),
  TRANSCRIPTION_URL: modelServiceUrl.optional(),
  TRANSCRIPTION_API_KEY: z.string().trim().optional(),
  TRANSCRIPTION_MODEL: z.string().trim().default("whisper-1"),
  TRANSCRIPTION_TIMEOUT_SECONDS: wholeNumber(240, 1, 290),
  LANGUAGE_MODEL_URL: modelServiceUrl.optional(),
  LANGUAGE_MODEL_API_KEY: z.string().trim().optional(),
  LANGUAGE_MODEL: z.string().trim().default("gpt-4o-mini"),
  LANGUAGE_MODEL_TIMEOUT_SECONDS: wholeNumber(120, 1, 290),
  LANGUAGE_MODEL_READS: languageModelReads.prefault("answers"),
  CREDIT_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency such as USD")
    .default("USD"),
  CREDIT_PACKS: creditPacks.prefault("100=9900,500=44900,2000=159900"),
  BUSINESS_NAME: z.string().max(200, "must be 200 characters at the most").default("Winnow"),
  BUSINESS_ADDRESS: z.string().max(500, "must be 500 characters at the most").default(""),
  TAX_NOTE: z.string().max(500, "must be 500 characters at the most").default(""),
  ACCOUNT_LIMITS: accountLimits.prefault(""),
  WORKER_CONCURRENCY: wholeNumber(4, 1, 64),
  READING_PROCESSES: wholeNumber(2, 1, 64),
});

/** Of the whole, so that it is listed beside the faults of single values. */
function publicUrlProblems(variables: NodeJS.ProcessEnv): string[] {
  const given = host.safeParse(variables.HOST ?? "");
  return given.success && isEveryAddress(given.data) && !variables.PUBLIC_URL
    ? [`PUBLIC_URL must be set when HOST is ${given.data}: links in mails begin with it`]
    : [];
}

/** In production nobody may get credits for no money, neither on purpose nor by forgetting a setting. */
function paymentsProblems(variables: NodeJS.ProcessEnv): string[] {
  if (variables.WINNOW_ENV !== "production") {
    return [];
  }
  const choices = "name Stripe or Razorpay, or none: to sell no credits online";
  if (!variables.PAYMENTS_URL) {
    return [`PAYMENTS_URL must be set when WINNOW_ENV is production: ${choices}`];
  }
  return variables.PAYMENTS_URL === "sandbox:"
    ? [`PAYMENTS_URL must not be the sandbox when WINNOW_ENV is production: ${choices}`]
    : [];
}

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
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...publicUrlProblems(given),
    ...paymentsProblems(given),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(problems);
  }
  const values = parsed.data;
  const dataDirectory = resolve(values.DATA_DIR);
  return {
    role: values.ROLE,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://${inUrl(values.HOST)}:${values.PORT}`).replace(/\/+$/, ""),
    dataDirectory,
    databaseUrl: values.DATABASE_URL ?? null,
    storage: values.STORAGE_URL ?? { kind: "folder", url: pathToFileURL(join(dataDirectory, "files")) },
    backupKey: values.BACKUP_KEY ?? null,
    secretsKey: values.SECRETS_KEY ?? null,
    sessions: { idleHours: values.SESSION_IDLE_HOURS, maxHours: values.SESSION_MAX_HOURS },
    mail: values.MAIL_URL
      ? { kind: "smtp", url: values.MAIL_URL, from: values.MAIL_FROM }
      : { kind: "inbox" },
    scanner: values.SCANNER_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, "")}/v1/traces`,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    workerPort: values.WORKER_PORT || null,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
    welcomeCreditsHundredths: values.WELCOME_CREDITS,
    cvPriceHundredths: values.CV_PRICE,
    interviewPriceHundredths: values.INTERVIEW_PRICE,
    schedulingUndoSeconds: values.SCHEDULING_UNDO_SECONDS,
    payments: values.PAYMENTS_URL ?? { kind: "sandbox" },
    transcription: values.TRANSCRIPTION_URL
      ? {
          url: values.TRANSCRIPTION_URL,
          apiKey: values.TRANSCRIPTION_API_KEY ?? null,
          model: values.TRANSCRIPTION_MODEL,
          timeoutMs: values.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
        }
      : null,
    languageModel: values.LANGUAGE_MODEL_URL
      ? {
          url: values.LANGUAGE_MODEL_URL,
          apiKey: values.LANGUAGE_MODEL_API_KEY ?? null,
          model: values.LANGUAGE_MODEL,
          timeoutMs: values.LANGUAGE_MODEL_TIMEOUT_SECONDS * 1000,
          reads: values.LANGUAGE_MODEL_READS,
        }
      : null,
    creditCurrency: values.CREDIT_CURRENCY,
    creditPacks: values.CREDIT_PACKS,
    business: {
      name: values.BUSINESS_NAME,
      address: values.BUSINESS_ADDRESS,
      taxNote: values.TAX_NOTE,
    },
    accountLimits: values.ACCOUNT_LIMITS,
    workerConcurrency: values.WORKER_CONCURRENCY,
    readingProcesses: values.READING_PROCESSES,
  };
}

function inUrl(hostName: string): string {
  return isIPv6(hostName) ? `[${hostName}]` : hostName;
}

/** Listening on all addresses names none that anybody could open. */
function isEveryAddress(hostName: string): boolean {
  return hostName === "0.0.0.0" || (isIPv6(hostName) && new URL(`http://[${hostName}]`).hostname === "[::]");
}
