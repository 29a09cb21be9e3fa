import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { escapeHtml } from "../../platform/escape-html.ts";
import type { Finding } from "../../platform/http/health.ts";
import { plainPage } from "../../platform/http/plain-page.ts";
import type { QueueFigures } from "../../platform/jobs/queue-figures.ts";
import type { DiskRoom } from "../../platform/storage/disk-room.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { type ListedAccount, stateOf } from "./account-rows.ts";
import { ageWords } from "./age-words.ts";
import type { InstallationRow } from "./installation-rows.ts";
import type { FailedJob } from "./job-rows.ts";
import { type LanguageOfInstallation, languagesOfInstallation } from "./languages/languages.ts";
import { errorWithoutPeople } from "./without-people.ts";

/** What the page shows, as of `now`. */
export type InstallationStatus = {
  now: Date;
  findings: Finding[];
  versions: { productVersion: string; engineVersion: string };
  role: string;
  installation: InstallationRow;
  disks: (DiskRoom & { name: "data" | "files" })[];
  kinds: QueueFigures["kinds"];
  failedJobs: FailedJob[];
  accounts: ListedAccount[];
};

/** A page without a script. A job is retried by a button, whose address is below `retryPath`. */
export function installationPage(
  status: InstallationStatus,
  page: {
    language: PageLanguage;
    notice: string | null;
    /** Null where mails go out. */
    inboxPath: string | null;
    retryPath: string;
  },
): string {
  const { language, notice, inboxPath, retryPath } = page;
  const words = languagesOfInstallation[language];
  const shown: Shown = { words, language, now: status.now, retryPath };
  return plainPage({
    language,
    title: words.title,
    styles,
    main: `<h1>${words.title}</h1>
${inboxPath ? `<p class="meta"><a href="${inboxPath}">${words.inbox}</a></p>` : ""}
${notice ? `<p role="note" class="notice">${escapeHtml(notice)}</p>` : ""}
${section(words.health, healthOf(status, shown))}
${section(words.versions, factsOf(status, shown))}
${section(words.work, workOf(status, shown))}
${status.failedJobs.length > 0 ? section(words.failedJobs, failedJobsOf(status, shown)) : ""}
${section(words.accounts, accountsOf(status, shown))}`,
  });
}

type Shown = { words: LanguageOfInstallation; language: PageLanguage; now: Date; retryPath: string };

const styles = `main{max-width:960px}
h2{font-size:16px;line-height:24px;font-weight:600;margin:0 0 8px}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:16px 24px;margin:16px 0}
.notice{border:1px solid var(--line);border-radius:10px;background:var(--surface);padding:16px;margin:0 0 16px}
.meta{color:var(--muted);margin:0 0 8px}
.scrolled{overflow-x:auto}
.scrolled:focus-visible{outline:2px solid var(--accent);outline-offset:4px}
table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:8px 16px 8px 0;border-top:1px solid var(--line);vertical-align:top}
th{color:var(--muted);font-weight:600}
thead th{border-top:0;white-space:nowrap}
td.number,th.number{text-align:end}
td:last-child,th:last-child{padding-inline-end:0}
.text{overflow-wrap:anywhere;min-width:160px}
form{margin:0}
button{min-height:36px;padding:0 16px;border-radius:8px;border:1px solid var(--edge);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer;white-space:nowrap}
.all{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 0}`;

function section(title: string, content: string): string {
  // A table that is too wide is scrolled, by keys as well.
  return `<section><h2>${title}</h2>
<div class="scrolled" role="region" tabindex="0" aria-label="${title}">
${content}
</div>
</section>`;
}

function healthOf({ findings }: InstallationStatus, { words }: Shown): string {
  const rows = findings.map(({ name, reason }) => [
    // In the words of `/readyz`.
    `<th scope="row" lang="en">${escapeHtml(name)}</th>`,
    reason === null
      ? text(`● ${words.fine}`)
      : `<td class="text" lang="en">○ ${escapeHtml(reason.slice(name.length + 2))}</td>`,
  ]);
  return table({ rows });
}

function factsOf(status: InstallationStatus, { words, language }: Shown): string {
  const { versions, installation, role, disks } = status;
  const facts: [string, string][] = [
    [words.product, versions.productVersion],
    [words.engine, versions.engineVersion],
    [words.schema, installation.schema.replace(/\.sql$/, "")],
    [words.database, installation.postgresql],
    [words.runtime, process.version],
    [words.role, role],
    [words.files, bytesOf(installation.bytes, language)],
    ...disks.map(({ name, freeBytes, sizeBytes }): [string, string] => [
      words.freeOn(words.disks[name]),
      words.room({ free: bytesOf(freeBytes, language), size: bytesOf(sizeBytes, language) }),
    ]),
  ];
  return table({ rows: facts.map(([name, value]) => [heading(name), text(value)]) });
}

function workOf({ kinds, now }: InstallationStatus, shown: Shown): string {
  const { words } = shown;
  const busy = kinds.filter(({ waiting, running, failed, stuck }) => waiting + running + failed + stuck > 0);
  if (busy.length === 0) {
    return `<p class="meta">${words.noWork}</p>`;
  }
  return table({
    columns: [
      columnHeading(words.kind),
      ...[words.waiting, words.oldest, words.running, words.failed, words.stuck].map(numberHeading),
    ],
    rows: busy.map(({ kind, waiting, oldestSeconds, running, failed, stuck }) => [
      heading(kind),
      number(waiting),
      number(waiting === 0 ? "" : ageWords(new Date(now.getTime() - oldestSeconds * 1_000), shown)),
      number(running),
      number(failed),
      number(stuck),
    ]),
  });
}

function failedJobsOf({ failedJobs, kinds }: InstallationStatus, shown: Shown): string {
  const { words, retryPath } = shown;
  const rows = failedJobs.map((job) => [
    heading(job.kind),
    text(
      [
        job.account_id ? words.account(job.account_id) : words.noAccount,
        words.tries(job.attempts),
        words.ago(ageWords(job.updated_at, shown)),
      ].join(" · "),
    ),
    text(errorWithoutPeople(job.last_error)),
    job.is_stuck ? text(words.isTried) : `<td>${button(`${retryPath}/${job.id}`, words.retry)}</td>`,
  ]);
  const buttons = kinds
    .filter(({ failed }) => failed > 1)
    .map(({ kind }) => button(`${retryPath}?kind=${encodeURIComponent(kind)}`, words.retryAll(kind)));
  return `<p class="meta">${words.failedFor}</p>
${table({ rows })}
<div class="all">${buttons.join("\n")}</div>`;
}

function accountsOf({ accounts, installation }: InstallationStatus, { words, language }: Shown): string {
  const many = `<p class="meta">${escapeHtml(words.accountsFor(accounts.length, installation.accounts))}</p>`;
  if (accounts.length === 0) {
    return many;
  }
  return `${many}
${table({
  columns: [
    columnHeading(words.email),
    columnHeading(words.state),
    ...[words.credits, words.cvs, words.drives, words.bytes].map(numberHeading),
  ],
  rows: accounts.map((account) => [
    `<td class="text"><bdi>${escapeHtml(account.email)}</bdi></td>`,
    text(words.states[stateOf(account)]),
    number(formatCredits(account.available, language)),
    number(account.cv_files.toLocaleString(language)),
    number(account.drives.toLocaleString(language)),
    number(bytesOf(account.bytes, language)),
  ]),
})}`;
}

function table({ columns, rows }: { columns?: string[]; rows: string[][] }): string {
  const head = columns ? `<thead><tr>${columns.join("")}</tr></thead>` : "";
  return `<table>${head}<tbody>
${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("\n")}
</tbody></table>`;
}

function heading(words: string): string {
  return `<th scope="row">${escapeHtml(words)}</th>`;
}

function columnHeading(words: string): string {
  return `<th scope="col">${escapeHtml(words)}</th>`;
}

function numberHeading(words: string): string {
  return `<th scope="col" class="number">${escapeHtml(words)}</th>`;
}

function text(words: string): string {
  return `<td class="text">${escapeHtml(words)}</td>`;
}

function number(value: number | string): string {
  return `<td class="number">${escapeHtml(String(value))}</td>`;
}

function button(path: string, label: string): string {
  return `<form method="post" action="${escapeHtml(path)}"><button>${escapeHtml(label)}</button></form>`;
}

const unitsOfBytes = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** "1.2 GB". */
function bytesOf(bytes: number, language: PageLanguage): string {
  const power = Math.min(unitsOfBytes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: unitsOfBytes[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1_000 ** power);
}
