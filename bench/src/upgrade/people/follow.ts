import { setTimeout } from "node:timers/promises";
import { eventsPath, type Notification } from "@winnow/contract/notifications.ts";
import { paths } from "@winnow/contract/paths.ts";
import { type LiveEvent, readEvents } from "@winnow/tests/support/read-events.ts";
import type { Recruiter } from "./recruiter.ts";

export type Following = {
  /** How often the stream had to be opened. */
  opened: () => number;
  /** Whether this page was told that a screening is completed. */
  wasTold: (screeningId: string) => boolean;
  stop: () => Promise<void>;
};

/** An open page: it follows the events of its account, and opens their stream again where it ends. */
export function follow({ url, token, traffic }: Recruiter): Following {
  const leaving = new AbortController();
  const completed = new Set<string | null>();
  let revision: string | null = null;
  let opened = 0;
  const onEvent = ({ name, id, data }: LiveEvent) => {
    revision = id ?? revision;
    if (name !== "notification") return;
    // The server makes it with the contract's own schema.
    const { action, notification_type: type } = data as Notification;
    if (type === "success" || type === "progress_completion") completed.add(action);
  };
  const open = () =>
    traffic.send(`GET ${eventsPath}`, async () => {
      const since = revision === null ? "" : `?since=${revision}`;
      const answer = await fetch(`${url}/api${eventsPath}${since}`, {
        headers: { authorization: token },
        signal: leaving.signal,
      });
      if (answer.status !== 200 || !answer.body) throw new Error(`The stream was answered ${answer.status}.`);
      return answer.body;
    });
  const following = (async () => {
    while (!leaving.signal.aborted) {
      try {
        const stream = await open();
        opened += 1;
        await readEvents(stream, onEvent);
      } catch {
        // Cut off; a page opens it again likewise.
      }
      await setTimeout(200);
    }
  })();
  return {
    opened: () => opened,
    wasTold: (screeningId) => completed.has(paths.results(screeningId)),
    stop: async () => {
      leaving.abort();
      await following;
    },
  };
}
