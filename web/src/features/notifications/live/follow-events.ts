import { failureBody } from "@winnow/contract/failure-body.ts";
import { failures as known } from "@winnow/contract/failures.ts";
import { eventsPath } from "@winnow/contract/notifications.ts";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { globalContextId } from "../../../api/global-context-id.ts";
import { pageLanguage } from "../../../words/page-language.ts";
import { pauseBeforeTryMs } from "./pause-before-try.ts";

/** The server says something every 15 seconds; after this silence the line is taken for dead. */
const maxSilenceMs = 40_000;
/** From so many tries in a row that failed on, the page helps itself otherwise. */
const failuresUntilTrouble = 3;

export type Following = {
  token: string;
  /** Where to begin; null for now. */
  since: () => string | null;
  onEvent: (event: EventSourceMessage) => void;
  onOpen: () => void;
  /** True when the stream fails repeatedly, false when it runs again. */
  onTrouble: (isInTrouble: boolean) => void;
  onSessionOver: () => void;
  signal: AbortSignal;
};

/** Follows the live events of the session until `signal` aborts, over whatever breaks in between. */
export async function followEvents(following: Following): Promise<void> {
  const { signal } = following;
  let since = following.since();
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await readOnce({
      ...following,
      since,
      onOpen: () => {
        failures = 0;
        following.onTrouble(false);
        following.onOpen();
      },
      onEvent: (event) => {
        if (event.id) since = event.id;
        following.onEvent(event);
      },
    });
    if (signal.aborted) return;
    if (outcome === "session over") {
      following.onSessionOver();
      return;
    }
    failures += 1;
    if (failures >= failuresUntilTrouble) following.onTrouble(true);
    await pause(pauseBeforeTryMs(failures, Math.random()), signal);
  }
}

/** One connection, from its opening to its end. */
async function readOnce(
  options: Pick<Following, "token" | "onOpen" | "onEvent" | "signal"> & { since: string | null },
): Promise<"ended" | "session over"> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), maxSilenceMs);
  const sign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), maxSilenceMs);
  };
  try {
    const query = options.since === null ? "" : `?since=${encodeURIComponent(options.since)}`;
    const response = await fetch(`/api${eventsPath}${query}`, {
      headers: {
        Authorization: options.token,
        globalContextId: globalContextId(),
        "Accept-Language": pageLanguage(),
      },
      cache: "no-store",
      signal: AbortSignal.any([options.signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      const body = failureBody.safeParse(await response.json().catch(() => undefined));
      const isOver = body.success && body.data.error.code === known.invalidToken.code;
      return isOver ? "session over" : "ended";
    }
    options.onOpen();
    const parser = createParser({ onEvent: options.onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      sign();
      parser.feed(part.value);
    }
    return "ended";
  } catch {
    // The line broke, or the page has left; the next try says more.
    return "ended";
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      window.removeEventListener("online", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    window.addEventListener("online", done);
  });
}
