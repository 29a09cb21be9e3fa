import Box from "@mui/material/Box";
import { useEventCallback } from "@mui/material/utils";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEscape } from "../../ui/list/use-escape.ts";
import { type SelectedRow, useRestedAt } from "../../ui/list/use-selected-row.ts";
import type { useToldRejections } from "../candidate-mails/rejections/rejection-queries.ts";
import { usePrefetchedOriginals, usePrefetchedReports } from "../results/queries.ts";
import { ShownQuotation } from "../results/report/quotation-list.tsx";
import { useScreeningResult } from "../screenings/queries.ts";
import { CvPane } from "./cv-pane.tsx";
import { PaneDivider } from "./pane-divider.tsx";
import { SelectedReport } from "./selected-report.tsx";
import type { useCvPane } from "./use-cv-pane.ts";

/** The report of the selected result, and beside it the page of its CV, which turns to what is quoted. */
export default function ReportBesideList(props: {
  screeningId: string;
  /** Somebody is selected, even if nobody is there yet. */
  isAwaited: boolean;
  /** Whose head is shown at once, and whose report when there is time. */
  selected: SelectedRow;
  rows: readonly ScreeningResult[] | undefined;
  resultOf: (id: string | null) => ScreeningResult | undefined;
  /** What became of the mails to those who were rejected. */
  told: ReturnType<typeof useToldRejections>;
  /** Whether list, report and page all have room. */
  hasRoomForCv: boolean;
  cvPane: ReturnType<typeof useCvPane>;
  onDecide: (result: ScreeningResult, kind: DecisionKind | null) => void;
  onUndo: () => void;
  onStep: (step: "next" | "previous") => void;
}) {
  const { screeningId, isAwaited, selected, rows, resultOf, told, hasRoomForCv, cvPane } = props;
  const { onDecide, onUndo, onStep } = props;
  const [quoted, setQuoted] = useState<{ resultId: string; quotation: Quotation } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const reportId = useId();
  const rested = useRestedAt(selected);
  const report = useScreeningResult(rested.id);
  const current = resultOf(rested.id);
  const loaded = current && report.data?.id === current.id ? report.data : undefined;
  const isCvInPlace = cvPane.isOpen && !hasRoomForCv;
  const isCvShown = hasRoomForCv || isCvInPlace;
  const quotation = quoted && quoted.resultId === current?.id ? quoted.quotation : null;
  const index = rows?.findIndex(({ id }) => id === rested.id) ?? -1;
  const neighbours = [rows?.[index + 1], rows?.[index - 1]].filter((row) => row !== undefined);
  usePrefetchedReports(neighbours.map(({ id }) => id));
  usePrefetchedOriginals({
    screeningId,
    fileIds: isCvShown ? neighbours.filter(isPdfToBe).map(({ cv_file_id }) => cv_file_id) : [],
  });
  const keepPlace = usePlaceInReport(scrolled, { id: current?.id, isNarrow: isCvInPlace });

  const show = useEventCallback((wanted: Quotation) => {
    if (!current) return;
    setQuoted({ resultId: current.id, quotation: wanted });
    if (!hasRoomForCv) openCv();
  });
  // A step changes nothing for the quotations of the one before.
  const isSomebody = current !== undefined;
  const shownQuotation = useMemo(
    () => (isSomebody ? { shown: quotation, show } : null),
    [isSomebody, quotation, show],
  );

  function openCv() {
    keepPlace();
    flushSync(cvPane.open);
    // The report is narrower then; what was asked about stays in sight.
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }

  useEscape(cvPane.close, { isWanted: isCvInPlace });

  return (
    <ShownQuotation value={shownQuotation}>
      <Box ref={frame} sx={{ ...frameStyle, gridTemplateColumns: isCvShown ? columns : "minmax(0, 1fr)" }}>
        <SelectedReport
          id={reportId}
          screeningId={screeningId}
          isAwaited={isAwaited}
          selected={selected}
          resultOf={resultOf}
          rested={rested}
          report={report}
          loaded={loaded}
          told={told}
          scrolled={scrolled}
          cvToggle={
            hasRoomForCv ? null : { isOpen: isCvInPlace, onToggle: isCvInPlace ? cvPane.close : openCv }
          }
          onDecide={onDecide}
          onUndo={onUndo}
          onStep={onStep}
        />
        {isCvShown ? (
          <>
            <PaneDivider frame={frame} reportId={reportId} />
            <CvPane
              isAwaited={isAwaited}
              selected={selected}
              rested={rested}
              result={loaded}
              shown={quotation}
            />
          </>
        ) : null}
      </Box>
    </ShownQuotation>
  );
}

const frameStyle = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: "grid",
  displayPrint: "none",
  gridTemplateRows: "minmax(0, 1fr)",
} as const;

/** Between report and page stands the divider, which says how wide they are. */
const columns = "minmax(0, var(--report, 52fr)) 12px minmax(0, var(--page, 48fr))";

/** Whether the page itself is what will be shown; of somebody who is hidden it is the text. */
function isPdfToBe({ is_hidden, file_name }: ScreeningResult): boolean {
  return !is_hidden && file_name.toLowerCase().endsWith(".pdf");
}

/**
 * Where somebody was in the report before the page of the CV made it narrower is where they are again afterwards. Answers
 * what keeps the place before that: of a scroll the browser tells a frame later.
 */
function usePlaceInReport(
  scrolled: RefObject<HTMLElement | null>,
  at: { id: string | undefined; isNarrow: boolean },
): () => void {
  const { id, isNarrow } = at;
  const place = useRef<{ id: string | undefined; top: number } | null>(null);

  useLayoutEffect(() => {
    const element = scrolled.current;
    if (!element) return;
    const before = place.current;
    if (before?.id !== id) {
      // Another candidate begins at the top. What stands there already is let be: scrolling takes a layout.
      if (before && (isNarrow || before.top !== 0)) element.scrollTo({ top: 0 });
      place.current = { id, top: 0 };
    }
    if (isNarrow) return;
    if (before?.id === id) element.scrollTo({ top: before?.top ?? 0 });
    const keep = () => {
      place.current = { id, top: element.scrollTop };
    };
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, [scrolled, id, isNarrow]);

  return () => {
    if (scrolled.current && !isNarrow) place.current = { id, top: scrolled.current.scrollTop };
  };
}
