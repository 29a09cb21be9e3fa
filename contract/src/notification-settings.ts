import { z } from "zod";
import { endpoint } from "./endpoint.ts";

// Apart from `notifications.ts`, which every page loads.

const tags = ["Notifications"];

/** Kinds that an account may do without. */
export const mutableKinds = [
  "screenings",
  "applications",
  "interviews",
  "mails",
  "feedback",
  "files",
] as const;
/** Those that concern somebody's rights or money always arrive. */
export const fixedKinds = ["requests", "erasures", "credits"] as const;
export type MutableKind = (typeof mutableKinds)[number];
export type NotificationKind = MutableKind | (typeof fixedKinds)[number];

export function isMutable(kind: string): kind is MutableKind {
  return mutableKinds.some((one) => one === kind);
}

const settings = z.object({ muted: z.array(z.enum(mutableKinds)) });

export const getNotificationSettings = endpoint({
  method: "GET",
  url: "/auth/account/notifications",
  access: "account",
  schema: { summary: "Kinds of notifications that do not arrive", tags, response: { 200: settings } },
});

export const updateNotificationSettings = endpoint({
  method: "PUT",
  url: "/auth/account/notifications",
  access: "account",
  schema: {
    summary: "Say which kinds of notifications do not arrive; those of rights and money always do",
    tags,
    body: z.strictObject({ muted: z.array(z.enum(mutableKinds)).max(mutableKinds.length) }),
    response: { 200: settings },
  },
});
