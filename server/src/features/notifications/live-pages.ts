import type { LiveEventName } from "@winnow/contract/notifications.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { EventStream } from "../../platform/http/event-stream.ts";
import type { Services } from "../../services.ts";
import { presentNotification } from "./present.ts";
import { changesAtATime, findLanguage, listChangedSince } from "./rows.ts";

/** Changes that come in quick succession are told together. */
export const gatherMs = 100;
/** How often a session is checked, and asked what it may have missed. */
const checkEveryMs = 20_000;
/** Windows of one account; the oldest gives way to a newer one. */
const maxPagesOfAnAccount = 20;

type Page = {
  accountId: AccountId;
  /** That it speaks, where its account has none. */
  language: PageLanguage;
  stream: EventStream;
  revision: number;
  check: () => void;
  due: Set<LiveEventName>;
  timer: NodeJS.Timeout | null;
  /** One telling after the other, so that revisions only go up. */
  telling: Promise<void>;
};

export type LivePages = {
  /** Tells a page what changes, from `revision` on, until its session ends. */
  follow: (page: {
    accountId: AccountId;
    language: PageLanguage;
    revision: number;
    stream: EventStream;
    authenticate: () => Promise<AccountId>;
  }) => void;
  /** "<what changed> <account>", as the database announces it; what changed is the name of an event, or "session". */
  announce: (payload: string) => void;
  /** Announcements may have been missed: every page is brought up to date. */
  catchUp: () => void;
  close: () => void;
};

/** Where the rest of what pages show comes from. */
export type LiveSources = {
  findCredits: (accountId: AccountId) => Promise<number>;
  findFlags: (accountId: AccountId) => Promise<string[]>;
  findLastScorecardChange: (accountId: AccountId) => Promise<Date | null>;
};

/** The pages that are open on this API process. */
export function createLivePages(
  services: Pick<Services, "database" | "log">,
  { findCredits, findFlags, findLastScorecardChange }: LiveSources,
): LivePages {
  const pages = new Set<Page>();
  const all: LiveEventName[] = ["notification", "credits", "feature_flags", "scorecards"];

  function makeDue(page: Page, names: LiveEventName[]): void {
    for (const name of names) page.due.add(name);
    if (!page.stream.isOpen()) return;
    page.timer ??= setTimeout(() => {
      page.timer = null;
      const due = new Set(page.due);
      page.due.clear();
      page.telling = page.telling
        .then(() => notify(page, due))
        // Without the database there is nothing to tell; the next check makes up for it.
        .catch((error) => services.log.warn({ err: error }, "a page could not be told what changed"));
    }, gatherMs);
  }

  async function notify(page: Page, due: Set<LiveEventName>): Promise<void> {
    const { kysely } = services.database;
    const { accountId, stream } = page;
    if (due.has("notification")) {
      const language = (await findLanguage(kysely, accountId)) ?? page.language;
      let rows = await listChangedSince(kysely, { accountId, revision: page.revision });
      while (rows.length > 0 && stream.isOpen()) {
        for (const row of rows) {
          page.revision = row.revision;
          stream.send({
            name: "notification",
            id: String(row.revision),
            data: presentNotification(row, language),
          });
        }
        rows =
          rows.length < changesAtATime
            ? []
            : await listChangedSince(kysely, { accountId, revision: page.revision });
      }
    }
    if (due.has("credits")) {
      stream.send({ name: "credits", data: { balance: await findCredits(accountId) } });
    }
    if (due.has("feature_flags")) {
      stream.send({ name: "feature_flags", data: { feature_flags: await findFlags(accountId) } });
    }
    if (due.has("scorecards")) {
      const changedAt = await findLastScorecardChange(accountId);
      stream.send({ name: "scorecards", data: { changed_at: changedAt?.getTime() ?? null } });
    }
  }

  return {
    follow: ({ accountId, language, revision, stream, authenticate }) => {
      const older = [...pages].filter((page) => page.accountId === accountId);
      for (const page of older.slice(0, Math.max(0, older.length - maxPagesOfAnAccount + 1))) {
        page.stream.close();
      }
      const page: Page = {
        accountId,
        language,
        stream,
        revision,
        check: () => {
          authenticate().then(
            () => makeDue(page, all),
            (error) => {
              if (error instanceof Failure) stream.close();
            },
          );
        },
        due: new Set(),
        timer: null,
        telling: Promise.resolve(),
      };
      pages.add(page);
      const checking = setInterval(page.check, checkEveryMs);
      stream.onClose(() => {
        clearInterval(checking);
        if (page.timer) clearTimeout(page.timer);
        pages.delete(page);
      });
      makeDue(page, all);
    },
    announce: (payload) => {
      const [what, accountId] = payload.split(" ");
      const name = all.find((one) => one === what);
      for (const page of pages) {
        if (page.accountId !== accountId) continue;
        if (name) makeDue(page, [name]);
        if (what === "session") page.check();
      }
    },
    catchUp: () => {
      for (const page of pages) makeDue(page, all);
    },
    close: () => {
      for (const page of pages) page.stream.close();
    },
  };
}
