import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { dashboardKeys } from "../features/analytics/query-keys.ts";
import { applicationKeys } from "../features/applications/query-keys.ts";
import { candidateMailKeys } from "../features/candidate-mails/query-keys.ts";
import { driveKeys } from "../features/drives/query-keys.ts";
import { erasureKeys } from "../features/erasures/query-keys.ts";
import type { StaleAfter } from "../features/notifications/live/apply-event.ts";
import { startLive } from "../features/notifications/live/start-live.ts";
import { paymentKeys } from "../features/payments/query-keys.ts";
import { personKeys } from "../features/people/query-keys.ts";
import { reportKeys } from "../features/reports/query-keys.ts";
import { retentionKeys } from "../features/retention/query-keys.ts";
import { screeningKeys } from "../features/screenings/query-keys.ts";
import { shareKeys } from "../features/shares/query-keys.ts";

const staleAfter: StaleAfter = {
  task: [
    dashboardKeys.all,
    screeningKeys.lists,
    applicationKeys.all,
    candidateMailKeys.rejections,
    driveKeys.all,
    reportKeys.all,
    shareKeys.all,
    personKeys.all,
    erasureKeys.all,
    retentionKeys.ahead,
  ],
  // What became of an order shows in the balance first, and so does that another page has invited candidates.
  balance: [paymentKeys.all, driveKeys.all],
  scorecard: [reportKeys.reports, reportKeys.resultLists, shareKeys.all],
};

/** Keeps what the top bar and the pages show up to date, as long as somebody is signed in and looks at the page. */
export default function LiveEvents() {
  const queryClient = useQueryClient();
  useEffect(() => startLive(queryClient, staleAfter), [queryClient]);
  return null;
}
