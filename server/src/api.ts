import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountId } from "./account-id.ts";
import { callLimits } from "./config/call-limits.ts";
import { mountAccountExports } from "./features/account-exports/routes.ts";
import { authenticate } from "./features/accounts/authenticate.ts";
import { mountAccounts } from "./features/accounts/routes.ts";
import { findFeatureFlags } from "./features/accounts/rows.ts";
import { mountSecondFactors } from "./features/accounts/second-factor-routes.ts";
import { mountAnalytics } from "./features/analytics/routes.ts";
import { mountInterviewPage } from "./features/answers/mount-interview-page.ts";
import { mountAnswers } from "./features/answers/routes.ts";
import { mountReceiptPage } from "./features/applications/mount-receipt-page.ts";
import { mountApplications } from "./features/applications/routes.ts";
import { mountAudits } from "./features/audits/routes.ts";
import { mountCandidateMails } from "./features/candidate-mails/routes.ts";
import { mountClosings } from "./features/closings/routes.ts";
import { mountCredits } from "./features/credits/routes.ts";
import { findBalance } from "./features/credits/rows.ts";
import { mountDrafts } from "./features/drafts/routes.ts";
import { mountDriveFiles } from "./features/drives/file-routes.ts";
import { mountDrives } from "./features/drives/routes.ts";
import { mountErasures } from "./features/erasures/routes.ts";
import { mountExports } from "./features/exports/routes.ts";
import { mountInstallationPage } from "./features/installation/mount-installation-page.ts";
import { mountInterviews } from "./features/interviews/routes.ts";
import { mountJobFormPage } from "./features/job-forms/mount-job-form-page.ts";
import { mountJobForms } from "./features/job-forms/routes.ts";
import { mountEvents } from "./features/notifications/events-route.ts";
import { mountIcons } from "./features/notifications/icons-route.ts";
import { createLivePages } from "./features/notifications/live-pages.ts";
import { mountNotifications } from "./features/notifications/routes.ts";
import { findRevision } from "./features/notifications/rows.ts";
import { mountPayments } from "./features/payments/routes.ts";
import { mountWebhook } from "./features/payments/webhook-route.ts";
import { mountPeople } from "./features/people/routes.ts";
import { mountRejections } from "./features/rejections/routes.ts";
import { mountReports } from "./features/reports/routes.ts";
import { findLastScorecardChange } from "./features/reports/rows.ts";
import { mountRescreenings } from "./features/rescreenings/routes.ts";
import { mountResults } from "./features/results/routes.ts";
import { mountRetention } from "./features/retention/routes.ts";
import { mountSampleDrive } from "./features/sample-drive/routes.ts";
import { mountSavedViews } from "./features/saved-views/routes.ts";
import { mountScreenings } from "./features/screenings/routes.ts";
import { mountSharedPage } from "./features/shares/mount-shared-page.ts";
import { mountShares } from "./features/shares/routes.ts";
import { mountUsage } from "./features/usage/routes.ts";
import { findCallPercent } from "./features/usage/rows.ts";
import { logSecurity } from "./log-security.ts";
import type { Metrics } from "./open-metrics.ts";
import type { Traces } from "./open-traces.ts";
import { listen } from "./platform/database/listen.ts";
import { buildHttpServer } from "./platform/http/build-http-server.ts";
import { countCallsIn } from "./platform/http/call-counts.ts";
import { mountHealth, watchAll } from "./platform/http/health.ts";
import { findKeptAsset } from "./platform/http/kept-assets.ts";
import { createMount } from "./platform/http/mount.ts";
import { describeApi } from "./platform/http/open-api.ts";
import type { OperatorPass } from "./platform/http/operator-pass.ts";
import { takeEmptyJson } from "./platform/http/take-empty-json.ts";
import { mountWebApplication } from "./platform/http/web-application.ts";
import { readinessChecks } from "./readiness-checks.ts";
import type { Services } from "./services.ts";

/** Everything that answers HTTP: the API below /api, the files, the web application, health, the operator's pages. */
export async function buildApi(
  services: Services,
  options: {
    databaseUrl: string;
    /** Hangs in what storage, payments and mail answer themselves. */
    mountAdapters: (app: FastifyInstance) => void;
    letOperatorIn: OperatorPass;
    isWorkerStalled: () => boolean;
    /** It stops soon: whoever spreads calls over processes is told, and connections that are kept are not kept on. */
    isLeaving: () => boolean;
    metrics: Metrics | null;
    traces: Traces | null;
  },
): Promise<FastifyInstance> {
  const app = await buildHttpServer({
    logLevel: services.config.logLevel,
    trustedProxies: services.config.trustedProxies,
    publicUrl: services.config.publicUrl,
    filesOrigin: services.storage.linkOrigin,
    countCall: countCallsIn(services.database.kysely),
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (options.isLeaving()) reply.header("connection", "close");
  });
  options.traces?.mount(app);
  options.metrics?.mount(app, services.securityLog);
  await describeApi(app);
  const livePages = createLivePages(services, {
    findCredits: async (accountId) => (await findBalance(services.database.kysely, accountId)).available,
    findFlags: (accountId) => findFeatureFlags(services.database.kysely, accountId),
    findLastScorecardChange: (accountId) => findLastScorecardChange(services.database.kysely, accountId),
  });
  const announcements = listen(options.databaseUrl, {
    channel: "account_changes",
    onPayload: livePages.announce,
    onGap: livePages.catchUp,
  });
  app.addHook("preClose", async () => livePages.close());
  app.addHook("onClose", () => announcements.close());
  const identify = (request: FastifyRequest) => authenticate(services, request.headers.authorization);
  await app.register(
    async (api) => {
      takeEmptyJson(api);
      logSecurity(api, services);
      const wiring = {
        authenticate: identify,
        services,
        callLimits,
        findCallPercent: (accountId: AccountId) => findCallPercent(services.database.kysely, accountId),
      };
      const mount = createMount(api, wiring);
      mountAccounts(mount);
      mountSecondFactors(mount);
      mountCredits(mount);
      mountPayments(mount);
      mountWebhook(api, services);
      mountNotifications(mount);
      mountEvents(api, {
        livePages,
        authenticate: identify,
        findRevision: (accountId) => findRevision(services.database.kysely, accountId),
      });
      mountIcons(api);
      mountScreenings(mount);
      mountResults(mount);
      mountRescreenings(mount);
      mountInterviews(mount);
      mountAnswers(mount);
      mountReports(mount);
      mountSampleDrive(mount);
      mountShares(mount);
      mountJobForms(mount);
      mountApplications(mount);
      mountErasures(mount);
      mountCandidateMails(mount);
      mountRejections(mount);
      mountPeople(mount);
      mountAudits(mount);
      mountExports(mount);
      mountSavedViews(mount);
      mountDrafts(mount);
      mountDrives(mount);
      await api.register(async (forms) => {
        await forms.register(multipart);
        mountDriveFiles(createMount(forms, wiring));
      });
      mountRetention(mount);
      mountUsage(mount);
      mountClosings(mount);
      mountAccountExports(mount);
      mountAnalytics(mount);
    },
    { prefix: "/api" },
  );
  const findTroubles = watchAll(readinessChecks(services, options));
  mountHealth(app, findTroubles);
  options.mountAdapters(app);
  mountInstallationPage(app, services, { findTroubles, letOperatorIn: options.letOperatorIn });
  await mountWebApplication(app, {
    findKeptAsset: (name) => findKeptAsset(services.database.pool, name),
  });
  mountJobFormPage(app, services);
  mountReceiptPage(app, services);
  mountInterviewPage(app, services);
  mountSharedPage(app, services);
  return app;
}
