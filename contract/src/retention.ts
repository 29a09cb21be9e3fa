import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { epochSeconds, id, idParams, typedText } from "./wire.ts";

const tags = ["Retention"];

export const defaultRetentionDays = 180;
export const maximumRetentionDays = 3_650;
/** So many days before it erases, it is told. */
export const retentionNoticeDays = 7;

const days = z
  .number()
  .int()
  .min(1, "Please keep it for at least a day.")
  .max(maximumRetentionDays, "Please keep it for ten years at most.");

export const accountRetention = z.object({
  /** From when a screening or drive is completed until its people are erased. */
  days: z.number().int(),
});

export const retention = z.object({
  /** Of this screening or drive alone; null: as the account has it. */
  days: z.number().int().nullable(),
  account_days: z.number().int(),
  /** Nothing is erased as long as it holds. */
  hold: z.object({ reason: z.string(), by: z.string(), since: epochSeconds }).nullable(),
  /** From when the days count; null while it is not completed. */
  counts_from: epochSeconds.nullable(),
  /** Null while it is held or not completed, or where nobody is left to erase. Never before it was told. */
  erases_at: epochSeconds.nullable(),
  /** When it was told that it is about to be erased. */
  told_at: epochSeconds.nullable(),
  /** Of the last time. */
  erased_at: epochSeconds.nullable(),
  /** Whom it would erase: CVs of a screening, candidates of a drive. */
  people: z.number().int(),
});
export type Retention = z.infer<typeof retention>;

const changes = z.strictObject({
  days: days.nullable().optional(),
  /** The reason of a legal hold; null ends it. */
  hold: typedText(500).trim().min(1, "Please say why it is held.").nullable().optional(),
});

export const getAccountRetention = endpoint({
  method: "GET",
  url: "/auth/account/retention",
  access: "account",
  schema: {
    summary: "How long people are kept after a screening or drive is completed",
    tags,
    response: { 200: accountRetention },
  },
});

export const updateAccountRetention = endpoint({
  method: "PUT",
  url: "/auth/account/retention",
  access: "account",
  schema: {
    summary:
      "Change it for every screening and drive without days of its own; never erases before it was told",
    tags,
    body: z.strictObject({ days }),
    response: { 200: accountRetention },
  },
});

export const getScreeningRetention = endpoint({
  method: "GET",
  url: "/auth/screener/:id/retention",
  access: "account",
  schema: {
    summary: "How long a screening keeps its people, and when it erases them",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: retention },
  },
});

export const updateScreeningRetention = endpoint({
  method: "PUT",
  url: "/auth/screener/:id/retention",
  access: "account",
  schema: {
    summary: "Change the days or the legal hold of a screening",
    tags,
    params: idParams("screeningNotFound"),
    body: changes,
    response: { 200: retention },
  },
});

export const getDriveRetention = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/retention",
  access: "account",
  schema: {
    summary: "How long a drive keeps its people, and when it erases them",
    tags,
    params: idParams("driveNotFound"),
    response: { 200: retention },
  },
});

export const updateDriveRetention = endpoint({
  method: "PUT",
  url: "/auth/DriveRound/:id/retention",
  access: "account",
  schema: {
    summary: "Change the days or the legal hold of a drive",
    tags,
    params: idParams("driveNotFound"),
    body: changes,
    response: { 200: retention },
  },
});

/** What is about to be erased, the soonest first. */
export const listErasuresAhead = endpoint({
  method: "GET",
  url: "/auth/erasures/ahead",
  access: "account",
  schema: {
    summary: "Screenings and drives whose people are erased within the days of notice, the soonest first",
    tags,
    response: {
      200: z.object({
        data: z.array(
          z.object({
            kind: z.enum(["screening", "drive"]),
            id,
            title: z.string(),
            people: z.number().int(),
            erases_at: epochSeconds,
          }),
        ),
      }),
    },
  },
});
