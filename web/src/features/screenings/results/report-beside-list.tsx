import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useState } from "react";
import type { useScreeningResult } from "../queries.ts";
import { ShownQuotation } from "../report/quotation-list.tsx";
import { usePrefetchedOriginal, usePrefetchedReports } from "./queries.ts";
import { SelectedOriginal } from "./selected-original.tsx";
import { SelectedReport } from "./selected-report.tsx";

/** The report of the selected result and the page of its CV: beside it, or in its place where both have no room. */
export function ReportBesideList(props: {
  screeningId: string;
  resultId: string | null;
  report: ReturnType<typeof useScreeningResult>;
  /** The result with what is on its way for it. */
  shown: ScreeningResultWithReport | undefined;
  /** Those next to it in the list. */
  following: ScreeningResult | undefined;
  previous: ScreeningResult | undefined;
  hasRoomForCv: boolean;
  onDecide: (result: ScreeningResult, kind: DecisionKind | null) => void;
  onStep: (step: "next" | "previous") => void;
}) {
  const { screeningId, resultId, report, shown, following, previous, hasRoomForCv, onDecide, onStep } = props;
  const [quoted, setQuoted] = useState<{ resultId: string; quotation: Quotation } | null>(null);
  const [isCvInPlace, setIsCvInPlace] = useState(false);
  const showsCv = shown !== undefined && (hasRoomForCv || isCvInPlace);
  const isPdf = shown?.media_type === "application/pdf" && !shown.is_hidden;
  const quotation = quoted && quoted.resultId === shown?.id ? quoted.quotation : null;
  usePrefetchedReports([following?.id, previous?.id].filter((id) => id !== undefined));
  usePrefetchedOriginal({
    screeningId,
    fileId: isPdf && showsCv && following && !following.is_hidden ? following.cv_file_id : null,
  });

  function show(wanted: Quotation) {
    if (!shown) return;
    setQuoted({ resultId: shown.id, quotation: wanted });
    setIsCvInPlace(true);
  }

  return (
    <ShownQuotation value={shown ? { shown: quotation, show } : null}>
      {showsCv && !hasRoomForCv ? null : (
        <SelectedReport
          screeningId={screeningId}
          resultId={resultId}
          result={report}
          shown={shown}
          onDecide={(kind) => shown && onDecide(shown, kind)}
          onStep={onStep}
          onShowCv={shown && !hasRoomForCv ? () => setIsCvInPlace(true) : null}
        />
      )}
      {showsCv ? (
        <SelectedOriginal
          result={shown}
          shown={quotation}
          onBack={hasRoomForCv ? null : () => setIsCvInPlace(false)}
          onDecide={(kind) => onDecide(shown, kind)}
        />
      ) : null}
    </ShownQuotation>
  );
}
