import { eventsPath } from "@winnow/contract/notifications.ts";
import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import { type LiveEvent, readEvents } from "./read-events.ts";

export type LivePage = {
  headers: Headers;
  /** Everything that has arrived, in order. */
  events: LiveEvent[];
  /** The first event that fits, once it is there. */
  until: <Fitting extends LiveEvent>(fits: (event: LiveEvent) => event is Fitting) => Promise<Fitting>;
  /** Resolves when the stream is over: "ended" by the server in good order, or "cut off". */
  over: Promise<"ended" | "cut off">;
  close: () => void;
};

export type NotificationEvent = LiveEvent & {
  data: { id: string; title: string; message: string; status: string; notification_type: string };
};

export function isNotification(event: LiveEvent): event is NotificationEvent {
  return event.name === "notification";
}

/** Follows the events of an account, as an open page does. */
export async function followLive(
  server: { url: string },
  options: { token: string; since?: number },
): Promise<LivePage> {
  const leaving = new AbortController();
  const query = options.since === undefined ? "" : `?since=${options.since}`;
  const response = await fetch(`${server.url}/api${eventsPath}${query}`, {
    headers: { authorization: options.token, "accept-encoding": "gzip, br" },
    signal: leaving.signal,
  });
  if (response.status !== 200 || !response.body) {
    throw new Error(`The stream was answered with ${response.status}.`);
  }
  const events: LiveEvent[] = [];
  const over = readEvents(response.body, (event) => events.push(event)).then(
    () => "ended" as const,
    () => "cut off" as const,
  );
  return {
    headers: response.headers,
    events,
    until: (fits) => vi.waitUntil(() => events.find(fits), { timeout: patienceMs, interval: 10 }),
    over,
    close: () => leaving.abort(),
  };
}
