import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { DecisionKind, Selection } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { formatCount } from "../../../ui/format-count.ts";
import { useScreeningJd, useScreeningResult, useScreeningResults } from "../queries.ts";
import { ShownQuotation } from "../report/quotation-list.tsx";
import { resultName } from "../report/report-words.ts";
import { reportPath } from "../screening-actions.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { usePrefetchedOriginal, usePrefetchedReports } from "./queries.ts";
import { RankedResults } from "./ranked-results.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import {
  type Arrival,
  afterDecision,
  type Destination,
  destination,
  type ResultKey,
} from "./result-steps.ts";
import { ResultViews } from "./result-views.tsx";
import { selectionOf } from "./results-address.ts";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { SelectedOriginal } from "./selected-original.tsx";
import { SelectedReport } from "./selected-report.tsx";
import { UnchangedNotice } from "./unchanged-notice.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useChosenResults } from "./use-chosen-results.ts";
import { type Act, useDecisions } from "./use-decisions.ts";
import { useResultKeys } from "./use-result-keys.ts";
import type { ResultsList } from "./use-results-list.ts";
import { useSelectedResult } from "./use-selected-result.ts";

/** Whom a rejection that waits for its reason is about. */
type Rejecting = { result: ScreeningResult } | "chosen" | null;

/** The ranked list, the report of the selected one and the page of its CV, with everything that decides. */
export function ResultsWorkspace(props: {
  screening: Screening;
  list: ResultsList;
  onExport: (what: { selection: Selection; count: number }) => void;
  onCompare: (resultIds: string[]) => void;
  onHelp: () => void;
}) {
  const { screening, list, onExport, onCompare, onHelp } = props;
  const hasReport = useMediaQuery((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const hasCv = useMediaQuery((theme) => theme.breakpoints.up("xl"), { noSsr: true });
  const navigate = useNavigate();
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const arriveAt = useRef<{ page: number; at: Arrival } | null>(null);
  const met = useRef(new Map<string, ScreeningResult>());
  const [isInside, setIsInside] = useState(false);
  const [rejecting, setRejecting] = useState<Rejecting>(null);
  const [quoted, setQuoted] = useState<{ resultId: string; quotation: Quotation } | null>(null);
  const [isCvInPlace, setIsCvInPlace] = useState(false);

  const { selectedId, select } = useSelectedResult();
  // The address follows a moment later, and quick fingers do not wait for it.
  const intended = useRef<{ id: string | null; isOnItsWay: boolean }>({ id: selectedId, isOnItsWay: false });
  const selection = selectionOf(list.query);
  const chosen = useChosenResults(JSON.stringify(selection));
  const isHeld = isInside || selectedId !== null || chosen.count > 0;
  const isRunning = screening.status === "InProgress";
  const results = useScreeningResults(screening.id, list.query, { isLive: isRunning && !isHeld });
  const arrivals = useArrivals(screening, { isHeld, listKey: JSON.stringify(list.query) });
  const decisions = useDecisions({
    screeningId: screening.id,
    isStandingStill: isRunning || arrivals.count > 0,
  });
  const jd = useScreeningJd(screening.id);

  const total = results.data?.total ?? 0;
  const lastPage = Math.max(0, (results.data?.total_pages ?? 1) - 1);
  const isPastTheEnd = results.data !== undefined && !results.isPlaceholderData && list.page > lastPage;
  const rows = results.data?.data.map(decisions.shown);
  const shownId = selectedId ?? rows?.[0]?.id ?? null;
  const report = useScreeningResult(hasReport ? shownId : null);
  const shown = report.data && decisions.shown(report.data);
  const isPdf = shown?.media_type === "application/pdf" && !shown.is_hidden;
  const index = rows?.findIndex(({ id }) => id === shownId) ?? -1;
  const following = rows?.[index + 1];
  usePrefetchedReports(
    hasReport ? [following?.id, rows?.[index - 1]?.id].filter((id) => id !== undefined) : [],
  );
  const showsCv = shown !== undefined && (hasCv || isCvInPlace);
  usePrefetchedOriginal({
    screeningId: screening.id,
    fileId: isPdf && showsCv && following && !following.is_hidden ? following.cv_file_id : null,
  });
  const { decision: wantedDecisions } = list.filters;
  const showsDecidedOnly = wantedDecisions.length > 0 && !wantedDecisions.includes("undecided");
  /** A list of undecided ones refills as they are decided on. */
  const leavesOutDecided = wantedDecisions.includes("undecided");
  useResultKeys(onKey);

  for (const row of rows ?? []) met.current.set(row.id, row);

  useEffect(() => {
    const { id, isOnItsWay } = intended.current;
    if (isOnItsWay && id !== selectedId) return;
    intended.current = { id: selectedId, isOnItsWay: false };
  }, [selectedId]);

  useEffect(() => {
    if (isPastTheEnd) list.setPage(lastPage);
  }, [isPastTheEnd, lastPage, list.setPage]);

  // A step past the end of a page goes on there, once its rows have come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows let a step arrive.
  useEffect(() => {
    const arrival = arriveAt.current;
    if (arrival?.page !== list.page || results.isPlaceholderData || !rows) return;
    const { at } = arrival;
    const row = at === "first" ? rows[0] : at === "last" ? rows.at(-1) : rows.find(isUndecided);
    // A page that refills may still be on its way.
    if (!row && leavesOutDecided && results.isFetching) return;
    arriveAt.current = null;
    if (row) goTo(row);
    else if (!leavesOutDecided && list.page < lastPage) follow({ type: "page", page: list.page + 1, at });
  }, [results.data, results.isPlaceholderData, results.isFetching, list.page]);

  function choose(resultId: string) {
    intended.current = { id: resultId, isOnItsWay: resultId !== selectedId };
    select(resultId);
  }

  function goTo(row: ScreeningResult) {
    choose(row.id);
    frame.current?.querySelector<HTMLElement>(`[data-result="${row.id}"]`)?.focus();
  }

  function follow(to: Destination | null) {
    if (to?.type === "page") {
      arriveAt.current = { page: to.page, at: to.at };
      if (to.page !== list.page) list.setPage(to.page);
    }
    const row = to?.type === "row" ? rows?.[to.index] : undefined;
    if (row) goTo(row);
  }

  /** The row that a key is about: beside the report the selected one, else the one with the focus. */
  function currentIndex(): number {
    const focused = hasReport ? null : document.activeElement?.getAttribute("data-result");
    const id = focused ?? intended.current.id ?? (hasReport ? shownId : null);
    return rows?.findIndex((row) => row.id === id) ?? -1;
  }

  function step(direction: "next" | "previous") {
    if (!rows || rows.length === 0 || arriveAt.current !== null) return;
    follow(
      destination(direction, {
        index: currentIndex(),
        rows: rows.length,
        page: list.page,
        pages: lastPage + 1,
      }),
    );
  }

  function decideOn(result: ScreeningResult, act: Act) {
    decisions.decide([result], act);
    const at = rows?.findIndex(({ id }) => id === result.id) ?? -1;
    if (act.kind === null || !rows || at < 0) return;
    follow(
      afterDecision({
        index: at,
        // Among those that are decided anyhow, the next one is simply the next.
        isUndecided: rows.map((row) => (showsDecidedOnly ? true : isUndecided(row))),
        page: list.page,
        pages: lastPage + 1,
        leavesOut: leavesOutDecided,
      }),
    );
  }

  function decideOnChosen(act: Act) {
    const known = [...chosen.ids].flatMap((id) => met.current.get(id) ?? []);
    if (chosen.isAll) decisions.decideAll({ selection, total, known: rows ?? [] }, act);
    else decisions.decide(known, act);
    chosen.clear();
  }

  function ask(result: ScreeningResult, kind: DecisionKind | null) {
    if (kind === "reject") setRejecting({ result });
    else decideOn(result, { kind });
  }

  function onReject(reason: string) {
    const act: Act = { kind: "reject", reason };
    closeRejection();
    if (rejecting === "chosen") decideOnChosen(act);
    else if (rejecting) decideOn(rejecting.result, act);
  }

  function onRejectClosed() {
    closeRejection();
    if (rejecting !== null && rejecting !== "chosen") goTo(rejecting.result);
  }

  /** At once: an open dialog would hold the focus back from the row that is to have it. */
  function closeRejection() {
    flushSync(() => setRejecting(null));
  }

  function onKey(key: ResultKey) {
    // On the way to another page there is nobody yet whom a key could be about.
    const row = arriveAt.current === null ? rows?.[currentIndex()] : undefined;
    switch (key) {
      case "next":
      case "previous":
        return step(key);
      case "search":
        return frame.current?.querySelector<HTMLInputElement>("[data-search] input")?.focus();
      case "help":
        return onHelp();
      case "undo": {
        const undone = decisions.undo();
        if (undone) choose(undone);
        return;
      }
      case "open":
        return row && navigate({ pathname: reportPath(screening.id, row.id), search });
      case "select":
        return row && chosen.set([row.id], !chosen.has(row.id));
      case "clear":
        return row && ask(row, null);
      default:
        return row && ask(row, key);
    }
  }

  const showsOriginalInPlace = showsCv && !hasCv;
  return (
    <>
      <UnchangedNotice
        screeningId={screening.id}
        unchanged={decisions.unchanged}
        onClose={decisions.dismissUnchanged}
      />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            lg: "minmax(340px, 2fr) minmax(0, 3fr)",
            xl: shown
              ? "minmax(340px, 3fr) minmax(0, 4fr) minmax(0, 4fr)"
              : "minmax(340px, 2fr) minmax(0, 4fr)",
          },
        }}
      >
        <Paper
          ref={frame}
          variant="outlined"
          onPointerEnter={() => setIsInside(true)}
          onPointerLeave={() => setIsInside(false)}
          sx={{ borderRadius: "10px", overflow: "clip", minWidth: 0 }}
        >
          <ResultsToolbar list={list} requirements={jd.data?.requirements ?? []}>
            <ResultViews list={list} />
          </ResultsToolbar>
          {chosen.count > 0 || chosen.isAll ? (
            <BulkBar
              chosen={chosen}
              shownIds={rows?.map(({ id }) => id) ?? []}
              total={total}
              onDecide={(kind) => (kind === "reject" ? setRejecting("chosen") : decideOnChosen({ kind }))}
              onCompare={() => onCompare([...chosen.ids])}
              onExport={() =>
                onExport(
                  chosen.isAll
                    ? { selection, count: total }
                    : { selection: { result_ids: [...chosen.ids] }, count: chosen.count },
                )
              }
            />
          ) : null}
          <RankedResults
            screening={screening}
            list={list}
            results={results}
            rows={rows}
            chosen={chosen}
            selectedId={shownId}
            onSelect={hasReport ? choose : null}
            arrivals={arrivals}
          />
        </Paper>
        {hasReport ? (
          <ShownQuotation
            value={
              shown
                ? {
                    shown: quoted?.resultId === shown.id ? quoted.quotation : null,
                    show: (quotation) => {
                      setQuoted({ resultId: shown.id, quotation });
                      setIsCvInPlace(true);
                    },
                  }
                : null
            }
          >
            {showsOriginalInPlace ? null : (
              <SelectedReport
                screeningId={screening.id}
                resultId={shownId}
                result={report}
                shown={shown}
                onDecide={(kind) => shown && ask(shown, kind)}
                onStep={step}
                onShowCv={shown && !hasCv ? () => setIsCvInPlace(true) : null}
              />
            )}
            {hasReport && showsCv ? (
              <SelectedOriginal
                result={shown}
                shown={quoted?.resultId === shown.id ? quoted.quotation : null}
                onBack={hasCv ? null : () => setIsCvInPlace(false)}
                onDecide={(kind) => ask(shown, kind)}
              />
            ) : null}
          </ShownQuotation>
        ) : null}
      </Box>
      <RejectDialog whom={whomOf(rejecting)} onReject={onReject} onClose={onRejectClosed} />
    </>
  );

  function whomOf(waiting: Rejecting): string | null {
    if (waiting === null) return null;
    if (waiting !== "chosen") return resultName(waiting.result);
    return formatCount(chosen.isAll ? total : chosen.count, "candidate", "candidates");
  }
}

function isUndecided({ decision }: ScreeningResult): boolean {
  return decision === null;
}
