import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { Selection } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import type { KeptPlace } from "../../ui/list/use-kept-place.ts";
import { useSelection } from "../../ui/list/use-selection.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../ui/page/page-skeleton.tsx";
import { useDrawnInSlices } from "../../ui/page/use-drawn-in-slices.ts";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { wordsOfParts } from "../../words/words-of-pages.ts";
import { RejectionFoot } from "../candidate-mails/rejections/rejection-foot.tsx";
import { useRescreening } from "../rescreenings/queries.ts";
import { RescreeningNotice } from "../rescreenings/rescreening-notice.tsx";
import { comparedIds, selectionOf } from "../results/results-address.ts";
import { useResultsList } from "../results/use-results-list.ts";
import { useRetentionPlace } from "../retention/use-retention-place.ts";
import { useScreening } from "../screenings/queries.ts";
import { ScreeningUnavailable } from "../screenings/screening-unavailable.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsMenu } from "./results-menu.tsx";
import { ResultsWorkspace } from "./results-workspace.tsx";
import { OutOfCredits, ScreeningStand } from "./screening-stand.tsx";

// What is opened now and then comes when it is opened.
const WhatIf = lazy(() => import("../results/simulation/simulation-view.tsx"));
const Compare = lazy(() => import("./compare-view.tsx"));
const Audit = lazy(() => withWords(import("../audits/audit-view.tsx"), wordsOfParts.audit));
const Rescreening = lazy(() =>
  withWords(import("../rescreenings/rescreening-view.tsx"), wordsOfParts.rescreening),
);
const Applications = lazy(() => import("../applications/recruiter/application-list.tsx"));
const NewAuditDialog = lazy(() => withWords(import("../audits/new-audit-dialog.tsx"), wordsOfParts.audit));
const ExportDialog = lazy(() => import("../exports/export-dialog.tsx"));
const JobForm = lazy(() => withWords(import("../screenings/screening-job-form.tsx"), wordsOfParts.jobForm));
const MailTexts = lazy(() =>
  withWords(import("../candidate-mails/texts/mail-texts-dialog.tsx"), wordsOfParts.mailTexts),
);
const Rejections = lazy(() =>
  withWords(import("../candidate-mails/rejections/rejection-dialog.tsx"), wordsOfParts.rejections),
);
const ScreeningRetention = lazy(() => import("../screenings/screening-retention.tsx"));

/** The ranked results of a screening, and beside them the report of the selected one where there is room. */
export default function ScreeningResultsPage() {
  const { id = "" } = useParams();
  const { page } = useWords("review");
  const screening = useScreening(id);
  // What it says of a newer engine stands above the list, which would jump if it came later.
  const engines = useRescreening(id);
  const isAwaited = engines.isPending && engines.failureCount === 0;
  const isDrawn = useDrawnInSlices(screening.data !== undefined && !isAwaited);

  if (screening.data && isDrawn) return <Results key={id} screening={screening.data} />;
  if (screening.error) {
    return (
      <ScreeningUnavailable
        pageTitle={page}
        error={screening.error}
        onRetry={() => void screening.refetch()}
        isRetrying={screening.isFetching}
      />
    );
  }
  return (
    <PageSkeleton title={page}>
      <PaneFrame isList>
        <Skeleton width={300} height={48} />
        <Skeleton height={40} sx={{ mb: 1 }} />
        <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 480 }} />
      </PaneFrame>
    </PageSkeleton>
  );
}

export type OpenDialog =
  | "audit"
  | "job form"
  | "mails"
  | "rejections"
  | { selection: Selection; count: number | null }
  | null;

function Results({ screening }: { screening: Screening }) {
  const list = useResultsList();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const place = usePlace();
  // Both outlive the list, which gives way to other views and comes back.
  const selection = useSelection<ScreeningResult>(JSON.stringify(selectionOf(list.query)));
  const kept = useRef<KeptPlace>(null);
  const mailPlace = useMemo(() => ({ kind: "screening", id: screening.id }) as const, [screening.id]);
  /** Several were just rejected together: it is offered to tell them. */
  const [isOffered, setIsOffered] = useState(false);
  const close = () => setDialog(null);
  const retention = useRetentionPlace();
  return (
    <PaneFrame isList={place.isList}>
      <PageHeading
        isLine
        title={screening.title}
        subtitle={<ScreeningStand screening={screening} />}
        actions={
          <>
            <ResultsActions
              screening={screening}
              onExport={() => setDialog({ selection: selectionOf(list.query), count: null })}
            />
            <ResultsMenu
              screening={screening}
              isWeighing={place.isWeighing}
              onWeigh={() => place.go(place.isWeighing ? null : { weights: "open" })}
              onOpen={setDialog}
              onKeep={retention.open}
              onApplications={() => place.go({ applications: "open" })}
              onRescreening={() => place.go({ rescreening: "open" })}
            />
          </>
        }
      />
      <OutOfCredits screening={screening} />
      {place.isList ? (
        <RescreeningNotice
          screeningId={screening.id}
          isRunning={screening.status === "InProgress"}
          onOpen={() => place.go({ rescreening: "open" })}
        />
      ) : null}
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        {place.hasApplications ? (
          <Applications screening={screening} onClose={() => place.go(null)} />
        ) : place.isRescreening ? (
          <Rescreening screening={screening} onClose={() => place.go(null)} />
        ) : place.auditId ? (
          <Audit screening={screening} auditId={place.auditId} onClose={() => place.go(null)} />
        ) : place.compared.length > 0 ? (
          <Compare
            screening={screening}
            resultIds={place.compared}
            onChange={(ids) => place.go(ids.length < 2 ? null : { compare: ids.join(",") })}
          />
        ) : place.isWeighing ? (
          <WhatIf screening={screening} onClose={() => place.go(null)} />
        ) : (
          <ResultsWorkspace
            screening={screening}
            list={list}
            selection={selection}
            kept={kept}
            onExport={setDialog}
            onCompare={(ids) => place.go({ compare: ids.join(",") })}
            onRejected={() => setIsOffered(true)}
          />
        )}
      </Suspense>
      <RejectionFoot
        place={mailPlace}
        isOffered={isOffered}
        onTell={() => setDialog("rejections")}
        onDismiss={() => setIsOffered(false)}
      />
      <LateDialog onLeave={() => (retention.isOpen ? retention.close() : close())}>
        {dialog === "mails" ? <MailTexts screeningId={screening.id} onClose={close} /> : null}
        {dialog === "rejections" ? (
          <Rejections
            place={mailPlace}
            onClose={() => {
              close();
              setIsOffered(false);
            }}
          />
        ) : null}
        {retention.isOpen ? <ScreeningRetention screening={screening} onClose={retention.close} /> : null}
        {dialog === "job form" ? <JobForm screening={screening} onClose={close} /> : null}
        {dialog === "audit" ? (
          <NewAuditDialog
            screening={screening}
            onClose={close}
            onOpen={(auditId) => {
              close();
              place.go({ audit: auditId });
            }}
          />
        ) : null}
        {dialog !== null && typeof dialog === "object" ? (
          <ExportDialog
            screening={screening}
            selection={dialog.selection}
            count={dialog.count}
            onClose={close}
          />
        ) : null}
      </LateDialog>
    </PaneFrame>
  );
}

/** The list with its panes is as high as the window and scrolls inside; side rooms are as long as they are. */
function PaneFrame({ isList, children }: { isList: boolean; children: ReactNode }) {
  return (
    <Box
      data-fills-window
      sx={{
        "--page-bottom": "12px",
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        pb: { md: "var(--page-bottom)" },
        [isList ? "height" : "minHeight"]: { md: "calc(var(--page-height) - 4px)" },
        minHeight: { md: 480 },
        "@media print": { display: "block", height: "auto", minHeight: 0 },
      }}
    >
      {children}
    </Box>
  );
}

const places = ["compare", "audit", "weights", "applications", "rescreening"] as const;

/** Which side room of the results the address names, if any; the list's own state stays beside it. */
function usePlace() {
  const [parameters, setParameters] = useSearchParams();
  return {
    compared: comparedIds(parameters.get("compare")),
    auditId: parameters.get("audit"),
    hasApplications: parameters.get("applications") === "open",
    isWeighing: parameters.get("weights") === "open",
    isRescreening: parameters.get("rescreening") === "open",
    isList: places.every((name) => !parameters.has(name)),
    go: (to: Partial<Record<(typeof places)[number], string>> | null) =>
      setParameters(() => {
        const next = new URLSearchParams(window.location.search);
        for (const name of places) next.delete(name);
        for (const [name, value] of Object.entries(to ?? {})) next.set(name, value);
        return next;
      }),
  };
}
