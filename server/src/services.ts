import type { Config } from "./config/config.ts";
import type { ReadableByModel } from "./config/language-model-reads.ts";
import type { WorkKind } from "./features/credits/work.ts";
import type { ReadingTasks } from "./features/screenings/reading-tasks.ts";
import type { Database } from "./platform/database/open-database.ts";
import type { LanguageModel } from "./platform/language-model/language-model.ts";
import type { Log } from "./platform/log.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { MediaTasks } from "./platform/media/media-tasks.ts";
import type { PaymentProvider } from "./platform/payments/payment-provider.ts";
import type { ProcessPool } from "./platform/processes/process-pool.ts";
import type { Scanner } from "./platform/scanner/scanner.ts";
import type { SecurityLog } from "./platform/security-log.ts";
import type { Storage } from "./platform/storage/storage.ts";
import type { Transcriber } from "./platform/transcription/transcriber.ts";
import type { Tables } from "./tables.ts";

/** What is opened once, in `start.ts`, and handed to every use case. */
export type Services = {
  config: Config;
  database: Database<Tables>;
  storage: Storage;
  mailer: Mailer;
  /** Null where nobody looks for viruses. */
  scanner: Scanner | null;
  /** Null where nothing is sold online. */
  payments: PaymentProvider | null;
  /** Null where recordings are played and not put into text. */
  transcription: Transcriber | null;
  /** By what it may read; null where the built-in engine reads that alone. */
  languageModels: Readonly<Record<ReadableByModel, LanguageModel | null>>;
  /** Everything that is paid with credits. */
  workKinds: WorkKind[];
  /** Reads and matches documents in isolated processes. */
  reading: ProcessPool<ReadingTasks>;
  /** Puts recordings together in an isolated process. */
  media: ProcessPool<MediaTasks>;
  log: Log;
  securityLog: SecurityLog;
};
