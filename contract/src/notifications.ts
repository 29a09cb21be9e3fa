import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { creditsHundredths, done, epochSeconds, id, idParams, idsPassedOver } from "./wire.ts";

const tags = ["Notifications"];

export const notificationTypes = [
  "info",
  "warning",
  "error",
  "success",
  "progress",
  "progress_completion",
] as const;
export const notificationStatuses = ["read", "unread", "cleared"] as const;

/** The flag that shows the bell. */
export const notificationsFlag = "pre_notifications";

export const notification = z.object({
  id,
  title: z.string(),
  /** Of type "progress" it carries the percent: "12 of 30 CVs, 40%". */
  message: z.string(),
  /** Name of an icon that `iconPath` answers. */
  icon: z.string(),
  created_at: epochSeconds,
  /** A path below /admin, or null when there is nowhere to go. */
  action: z.string().nullable(),
  notification_type: z.enum(notificationTypes),
  status: z.enum(notificationStatuses),
});
export type Notification = z.infer<typeof notification>;

/** Where the drawing of an icon is, below /api: SVG in black lines, to be used as a mask. */
export function iconPath(name: string): string {
  return `/public/icons/${name}.svg`;
}

/** The last percentage that a message names, 0 to 100; null when it names none. */
export function percentInMessage(message: string): number | null {
  const last = [...message.matchAll(/(?<![\d.,])(\d{1,3})\s?%/g)].at(-1)?.[1];
  return last === undefined ? null : Math.min(100, Number(last));
}

export const listNotifications = endpoint({
  method: "GET",
  url: "/auth/notifications",
  access: "account",
  schema: {
    summary: "The newest 100 notifications that are not cleared, newest first",
    tags,
    response: {
      200: z.object({
        notifications: z.array(notification),
        /** Where the stream of changes goes on from. */
        revision: z.number().int(),
      }),
    },
  },
});

export const markGivenAsRead = endpoint({
  method: "PUT",
  url: "/auth/notifications/mark-given-as-read",
  access: "account",
  schema: {
    summary: "Mark these as read; ids that are not of this account are passed over",
    tags,
    body: z.object({ notification_ids: idsPassedOver(1_000) }),
    response: { 200: done },
  },
});

export const clearNotification = endpoint({
  method: "DELETE",
  url: "/auth/notifications/:id",
  access: "account",
  schema: {
    summary: "Clear a notification",
    tags,
    params: idParams("notificationNotFound"),
    response: { 200: done },
  },
});

/**
 * `GET /api/auth/events?since=<revision>` answers server-sent events for as long as the session lasts, each of one of
 * these names with its data as JSON. The event's id is the revision to go on from after a break; without `since` it
 * begins now.
 */
export const eventsPath = "/auth/events";
export const liveEvents = {
  notification,
  credits: z.object({ balance: creditsHundredths }),
  feature_flags: z.object({ feature_flags: z.array(z.string()) }),
  /** When a scorecard was changed last, in milliseconds since 1970; null while there is none. */
  scorecards: z.object({ changed_at: z.number().nullable() }),
} as const;
export type LiveEventName = keyof typeof liveEvents;
