import type { FastifyInstance } from "fastify";
import { freeCreditsNotice } from "../../free-credits-notice.ts";
import { Failure } from "../../platform/failure.ts";
import type { FindTroubles } from "../../platform/http/health.ts";
import type { OperatorPass } from "../../platform/http/operator-pass.ts";
import { headersOfLanguage, languageOfBrowser } from "../../platform/http/page-language.ts";
import { findQueueFigures } from "../../platform/jobs/queue-figures.ts";
import { inboxPath } from "../../platform/mail/inbox.ts";
import { readDiskRoom } from "../../platform/storage/disk-room.ts";
import { diskFolders } from "../../readiness-checks.ts";
import type { Services } from "../../services.ts";
import { versions } from "../../versions.ts";
import { listLargestAccounts } from "./account-rows.ts";
import { type InstallationStatus, installationPage } from "./installation-page.ts";
import { findInstallation } from "./installation-rows.ts";
import { listNewestFailedJobs, retryFailedJobs } from "./job-rows.ts";

export const installationPath = "/operator/status";
const retryPath = `${installationPath}/retry`;
const shownJobs = 50;
const shownAccounts = 50;

/** How the installation is, for whoever has the operator's key, and the way to have failed jobs done after all. */
export function mountInstallationPage(
  app: FastifyInstance,
  services: Services,
  options: { findTroubles: FindTroubles; letOperatorIn: OperatorPass },
): void {
  const { config, database, securityLog } = services;
  const { findTroubles, letOperatorIn } = options;
  app.register(async (scope) => {
    // Buttons send no fields: what they are for stands in the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));

    scope.get<{ Querystring: { key?: string } }>(installationPath, async (request, reply) => {
      if (!letOperatorIn(request, reply)) {
        return reply;
      }
      const language = languageOfBrowser(request);
      return reply
        .header("vary", headersOfLanguage)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(
          installationPage(await findStatus(services, findTroubles), {
            language,
            notice: freeCreditsNotice(config)?.[language] ?? null,
            inboxPath: config.mail.kind === "smtp" ? null : inboxPath,
            retryPath,
          }),
        );
    });
    const retry = async (which: { id: string } | { kind: string }, caller: string) => {
      const ids = await retryFailedJobs(database.kysely, which);
      securityLog({
        act: "retry failed jobs",
        outcome: ids.length > 0 ? "done" : "notFound",
        caller,
        accountId: null,
      });
    };
    scope.post<{ Params: { id: string }; Querystring: { key?: string } }>(
      `${retryPath}/:id`,
      async (request, reply) => {
        const { id } = request.params;
        if (!letOperatorIn(request, reply)) {
          return reply;
        }
        if (!/^\d{1,18}$/.test(id)) {
          throw new Failure("notFound");
        }
        await retry({ id }, request.ip);
        return reply.redirect(installationPath, 303);
      },
    );
    scope.post<{ Querystring: { key?: string; kind?: string } }>(retryPath, async (request, reply) => {
      if (!letOperatorIn(request, reply)) {
        return reply;
      }
      await retry({ kind: String(request.query.kind ?? "") }, request.ip);
      return reply.redirect(installationPath, 303);
    });
  });
}

async function findStatus(
  { config, database: { kysely, pool } }: Services,
  findTroubles: FindTroubles,
): Promise<InstallationStatus> {
  const [findings, installation, { kinds }, failedJobs, accounts, disks] = await Promise.all([
    findTroubles(),
    findInstallation(kysely),
    findQueueFigures(pool),
    listNewestFailedJobs(kysely, { limit: shownJobs }),
    listLargestAccounts(kysely, { limit: shownAccounts }),
    Promise.all(
      diskFolders(config).map(async ({ name, folder }) => ({ name, ...(await readDiskRoom(folder)) })),
    ),
  ]);
  return {
    now: new Date(),
    findings,
    versions,
    role: config.role,
    installation,
    disks,
    kinds,
    failedJobs,
    accounts,
  };
}
