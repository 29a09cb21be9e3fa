import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEscape } from "../../ui/list/use-escape.ts";
import { usePrefetchedOriginal, usePrefetchedReports } from "../results/queries.ts";
import { OriginalPane } from "../results/report/original-pane.tsx";
import { ShownQuotation } from "../results/report/quotation-list.tsx";
import type { useScreeningResult } from "../screenings/queries.ts";
import { SelectedReport } from "./selected-report.tsx";

/** The report of the selected result and the page of its CV: beside it, or in its place where both have no room. */
export function ReportBesideList(props: {
  screeningId: string;
  /** Somebody is selected, even if nobody is there yet. */
  isAwaited: boolean;
  current: ScreeningResult | undefined;
  report: ReturnType<typeof useScreeningResult>;
  /** Those next to it in the list. */
  following: ScreeningResult | undefined;
  previous: ScreeningResult | undefined;
  hasRoomForCv: boolean;
  onDecide: (result: ScreeningResult, kind: DecisionKind | null) => void;
  onStep: (step: "next" | "previous") => void;
}) {
  const { screeningId, isAwaited, current, report, following, previous, hasRoomForCv } = props;
  const { onDecide, onStep } = props;
  const [quoted, setQuoted] = useState<{ resultId: string; quotation: Quotation } | null>(null);
  const [isTurned, setIsTurned] = useState(false);
  const cameFrom = useRef<{ resultId: string; element: Element | null } | null>(null);
  const turnButton = useRef<HTMLButtonElement>(null);
  const loaded = current && report.data?.id === current.id ? report.data : undefined;
  const isCvInPlace = isTurned && !hasRoomForCv;
  const isPdf = loaded?.media_type === "application/pdf" && !loaded.is_hidden;
  const quotation = quoted && quoted.resultId === current?.id ? quoted.quotation : null;
  usePrefetchedReports([following?.id, previous?.id].filter((id) => id !== undefined));
  usePrefetchedOriginal({
    screeningId,
    fileId:
      isPdf && (hasRoomForCv || isTurned) && following && !following.is_hidden ? following.cv_file_id : null,
  });

  function show(wanted: Quotation) {
    if (!current) return;
    setQuoted({ resultId: current.id, quotation: wanted });
    if (!hasRoomForCv) turnToCv(current.id);
  }

  function turnToCv(resultId: string) {
    cameFrom.current = { resultId, element: document.activeElement };
    flushSync(() => setIsTurned(true));
    turnButton.current?.focus();
  }

  /** Back to where in the report the CV was asked for. */
  function turnBack() {
    flushSync(() => setIsTurned(false));
    const { resultId, element } = cameFrom.current ?? {};
    if (resultId === current?.id && element instanceof HTMLElement) element.focus({ preventScroll: true });
  }

  useEscape(turnBack, { isWanted: isCvInPlace });

  return (
    <ShownQuotation value={current ? { shown: quotation, show } : null}>
      <SelectedReport
        screeningId={screeningId}
        isAwaited={isAwaited}
        current={current}
        report={report}
        loaded={loaded}
        quotation={quotation}
        isCvInPlace={isCvInPlace}
        turnButton={turnButton}
        onTurn={hasRoomForCv || !current ? null : isCvInPlace ? turnBack : () => turnToCv(current.id)}
        onDecide={(kind) => current && onDecide(current, kind)}
        onStep={onStep}
      />
      {hasRoomForCv && current ? <OriginalPane result={loaded} shown={quotation} /> : null}
    </ShownQuotation>
  );
}
