import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Paper from "@mui/material/Paper";
import { useEventCallback } from "@mui/material/utils";
import { useQueryClient } from "@tanstack/react-query";
import type { Selection } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { lazy, type RefObject, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { focusSearch } from "../../ui/list/focus-search.ts";
import { askedByTable } from "../../ui/list/shortcuts.ts";
import { type KeptPlace, useKeptPlace } from "../../ui/list/use-kept-place.ts";
import { useListKeys } from "../../ui/list/use-list-keys.ts";
import {
  type SelectedRow,
  useChosenRow,
  useFirstRow,
  useIsAnyChosen,
  useRestedAt,
  useSelectedRow,
} from "../../ui/list/use-selected-row.ts";
import type { Selection as RowSelection } from "../../ui/list/use-selection.ts";
import { preloadable } from "../../ui/page/preloadable.tsx";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { wordsOfParts } from "../../words/words-of-pages.ts";
import { useToldRejections } from "../candidate-mails/rejections/rejection-queries.ts";
import { Keys, KeysHint } from "../help/keys-hint.tsx";
import { RejectDialog } from "../results/decisions/reject-dialog.tsx";
import { UnchangedNotice } from "../results/decisions/unchanged-notice.tsx";
import { useDeciding } from "../results/decisions/use-deciding.ts";
import { useDecisions } from "../results/decisions/use-decisions.ts";
import { cachedReport, usePrefetchedPage } from "../results/queries.ts";
import { type ResultKey, resultShortcuts } from "../results/result-steps.ts";
import { selectionOf } from "../results/results-address.ts";
import { type ResultSteps, useResultSteps } from "../results/use-result-steps.ts";
import type { ResultsList } from "../results/use-results-list.ts";
import { ListViews } from "../saved-views/list-views.tsx";
import { FailedFiles } from "../screenings/cv-files/failed-files.tsx";
import { useScreeningJd, useScreeningResult, useScreeningResults } from "../screenings/queries.ts";
import { RankedResults } from "./ranked-results.tsx";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { SelectedResults } from "./selected-results.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useCvPane } from "./use-cv-pane.ts";
import { useInviting } from "./use-inviting.ts";
import { minWindowWidth, usePanes } from "./use-panes.ts";

const ReportBesideList = preloadable(() => import("./report-beside-list.tsx"));
if (window.innerWidth >= minWindowWidth) void ReportBesideList.preload();
const InviteDialog = lazy(() => withWords(import("./invite-dialog.tsx"), wordsOfParts.invitation));

const askedByKey = askedByTable(resultShortcuts);

/** The ranked list, the report of the selected one and the page of its CV, with everything that decides. */
export function ResultsWorkspace(props: {
  screening: Screening;
  list: ResultsList;
  /** Those to act on together. */
  selection: RowSelection<ScreeningResult>;
  /** Where in the list somebody was before another view took its place. */
  kept: RefObject<KeptPlace | null>;
  onExport: (what: { selection: Selection; count: number }) => void;
  onCompare: (resultIds: string[]) => void;
  /** Several were rejected together. */
  onRejected: () => void;
}) {
  const { screening, list, selection, kept, onExport, onCompare, onRejected } = props;
  const { keys } = useWords("review");
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const panes = usePanes(frame);
  const hasReport = panes > 1;
  const cvPane = useCvPane();
  const isListAway = panes === 2 && cvPane.isOpen;
  const [isInside, setIsInside] = useState(false);
  const [isInviting, setIsInviting] = useState(false);

  const matching = selectionOf(list.query);
  const isRunning = screening.status === "InProgress";
  const listKey = JSON.stringify(list.query);
  const chosen = useChosenRow();
  const isAnyChosen = useIsAnyChosen(chosen);
  const isHeld = isInside || isAnyChosen || selection.count > 0;
  const results = useScreeningResults(screening.id, list.query, { isLive: isRunning && !isHeld });
  const arrivals = useArrivals(screening, { isHeld, listKey });
  const decisions = useDecisions({
    screeningId: screening.id,
    isStandingStill: isRunning || arrivals.count > 0,
  });
  const jd = useScreeningJd(screening.id);

  const total = results.data?.total ?? 0;
  const { shown } = decisions;
  const rows = useMemo(() => results.data?.data.map(shown), [results.data, shown]);
  const isYetEmpty = screening.status === "Pending" && total === 0 && !list.isNarrowed && !isAnyChosen;
  const isBeside = hasReport && !isYetEmpty;
  const firstId = useFirstRow(listKey, results.isPlaceholderData ? undefined : rows);
  const selected = useSelectedRow(chosen, firstId);
  const steps = useResultSteps({ list, results, rows, selected, hasReport, frame });
  const { isOnTheWay } = steps;
  const client = useQueryClient();
  /** Whom the page shows beside the list, and whom keys and buttons are about; of another list once their report is there. */
  const resultOf = useCallback(
    (id: string | null) => {
      if (isOnTheWay || id === null) return undefined;
      const row = rows?.find((one) => one.id === id);
      if (row) return row;
      const report = cachedReport(client, id);
      return report && shown(report);
    },
    [isOnTheWay, rows, client, shown],
  );
  const deciding = useDeciding({ decisions, steps, selection, matching, total, rows });
  const inviting = useInviting(screening.id, list.query);
  const leaveInviting = () => {
    inviting.reset();
    setIsInviting(false);
  };
  const { resultId, onReject, ...rejection } = deciding.rejection;
  const told = useToldRejections(
    { kind: "screening", id: screening.id },
    { isWanted: rows?.some(({ decision }) => decision !== null) ?? false },
  );
  useListKeys(askedByKey, onKey);
  const onDecide = useEventCallback(deciding.on);
  const onStep = useEventCallback(steps.step);
  const onUndo = useEventCallback(undo);
  // A step changes nothing of what stands above the list.
  const requirements = jd.data?.requirements ?? none;
  const toolbar = useMemo(
    () => (
      <ResultsToolbar list={list} requirements={requirements}>
        <ListViews of="results" list={list} />
        <FailedFiles screening={screening} />
      </ResultsToolbar>
    ),
    [list, requirements, screening],
  );
  useKeptPlace(kept, scroller);

  function undo() {
    const undone = decisions.undo();
    if (undone !== null) steps.choose(undone);
  }

  function onKey(key: ResultKey) {
    const about = hasReport ? resultOf(selected.getSelectedId()) : steps.focused();
    switch (key) {
      case "next":
      case "previous":
        return steps.step(key);
      case "search":
        return focusSearch();
      case "undo":
        return undo();
      case "open":
        return (
          about &&
          navigate({ pathname: paths.report(screening.id, about.id), search: window.location.search })
        );
      case "select":
        return about && selection.toggle(about, rows ?? []);
      case "clear":
        return about && deciding.on(about, null);
      default:
        return about && deciding.on(about, key);
    }
  }

  return (
    <>
      <UnchangedNotice
        screeningId={screening.id}
        unchanged={decisions.unchanged}
        onClose={decisions.dismissUnchanged}
      />
      {toastSide}
      <Box ref={frame} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column" }}>
        {selection.count > 0 || selection.isAll ? (
          <SelectedResults
            selection={selection}
            shown={rows ?? []}
            total={total}
            onDecide={deciding.onSelected}
            onCompare={() => onCompare([...selection.rows.keys()])}
            onExport={() =>
              onExport(
                selection.isAll
                  ? { selection: matching, count: total }
                  : { selection: { result_ids: [...selection.rows.keys()] }, count: selection.count },
              )
            }
            onInvite={() => setIsInviting(true)}
          />
        ) : (
          toolbar
        )}
        <Box sx={panesStyle}>
          <Paper
            variant="outlined"
            inert={isListAway}
            onPointerEnter={() => setIsInside(true)}
            onPointerLeave={() => setIsInside(false)}
            sx={{ ...listStyle, ...(isBeside ? besideStyle : {}), ...(isListAway ? awayStyle : {}) }}
          >
            <RankedResults
              screening={screening}
              list={list}
              results={results}
              rows={rows}
              selection={selection}
              selected={hasReport ? selected : null}
              onSelect={steps.choose}
              arrivals={arrivals}
              told={told}
              scroller={scroller}
              kept={kept}
            />
          </Paper>
          {isBeside ? (
            <Suspense fallback={null}>
              <ReportBesideList
                screeningId={screening.id}
                isAwaited={isAnyChosen || firstId !== null || (rows === undefined && !results.error)}
                selected={selected}
                rows={rows}
                resultOf={resultOf}
                told={told}
                hasRoomForCv={panes === 3}
                cvPane={cvPane}
                onDecide={onDecide}
                onUndo={onUndo}
                onStep={onStep}
              />
            </Suspense>
          ) : null}
        </Box>
      </Box>
      <AskedAhead
        screeningId={screening.id}
        rows={rows}
        selected={selected}
        hasReport={hasReport}
        over={steps.over}
      />
      {isInviting ? (
        <LateDialog onLeave={leaveInviting}>
          <InviteDialog
            count={selection.isAll ? total : selection.count}
            isBusy={inviting.isPending}
            error={inviting.error}
            onInvite={(driveId) =>
              inviting.mutate({ chosen: selection.isAll ? "all" : [...selection.rows.keys()], driveId })
            }
            onClose={leaveInviting}
          />
        </LateDialog>
      ) : null}
      {total > 0 ? (
        <KeysHint name="keys-of-results" side="center">
          <Keys>jk</Keys> {keys.move} <Keys>shr</Keys> {keys.decide}
        </KeysHint>
      ) : null}
      <RejectDialog
        {...rejection}
        subjectId={resultId ?? screening.id}
        onReject={(reason) => {
          const count = selection.isAll ? total : selection.count;
          onReject(reason);
          if (resultId === null && count > 1) onRejected();
        }}
      />
    </>
  );
}

/**
 * Asks for the report of the selected one, also before there is anything to draw it with, and for the page that a step
 * over the edge of the list leads to. Drawn again with every step, unlike the page around it.
 */
function AskedAhead(props: {
  screeningId: string;
  rows: readonly ScreeningResult[] | undefined;
  selected: SelectedRow;
  hasReport: boolean;
  over: ResultSteps["over"];
}) {
  const { screeningId, rows, selected, hasReport, over } = props;
  const { id } = useRestedAt(selected);
  useScreeningResult(hasReport ? id : null);
  usePrefetchedPage(screeningId, over(rows?.findIndex((row) => row.id === id) ?? -1));
  return null;
}

const none: readonly never[] = [];

/** What is told must not lie over the rows that the next key is about. */
const toastSide = <GlobalStyles styles={{ ":root": { "--toast-side": "flex-end" } }} />;

const panesStyle = {
  position: "relative",
  flex: 1,
  minHeight: { md: 320 },
  display: "flex",
  gap: 1.5,
  "@media print": { display: "block" },
} as const;

const listStyle = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  overflow: "clip",
} as const;

const besideStyle = {
  flex: "none",
  width: 320,
  boxSizing: "border-box",
  contain: "strict",
  // The list is what is printed; a report is printed from a page of its own.
  "@media print": { width: "auto", contain: "none" },
} as const;

/** Out of sight it keeps its place. */
const awayStyle = {
  position: "absolute",
  insetBlock: 0,
  left: 0,
  visibility: "hidden",
  "@media print": { position: "static", visibility: "visible" },
} as const;
