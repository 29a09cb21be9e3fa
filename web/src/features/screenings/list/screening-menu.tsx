import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useNavigate } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useDuplicateScreening, useStopScreening } from "../queries.ts";
import { legalActions } from "../screening-actions.ts";

/** What can be done with a screening from the list. */
export function ScreeningMenu(props: {
  screening: Screening;
  /** What is asked about first outlives the row, which may move off the page meanwhile. */
  onAsk: (act: "start" | "keep" | "delete") => void;
}) {
  const { screening, onAsk } = props;
  const duplicate = useDuplicateScreening();
  const navigate = useNavigate();
  const stop = useStopScreening();
  const showToast = useToast();
  const legal = legalActions(screening);

  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function stopNow() {
    stop.mutate(screening.id, {
      onSuccess: () => showToast(`“${isolate(screening.title)}” is stopping. CVs in work are finished.`),
      onError,
    });
  }

  function makeCopy() {
    duplicate.mutate(screening.id, {
      onSuccess: (copy) =>
        showToast(`“${isolate(copy.title)}” is made: the same job description and settings, no CVs.`, {
          action: { label: "Open it", onClick: () => navigate(paths.screening(copy.id)) },
        }),
      onError,
    });
  }

  return (
    <MoreMenu
      label={`More for ${isolate(screening.title)}`}
      size="small"
      items={[
        { label: "Open set-up", to: paths.screening(screening.id) },
        legal.has("start") && { label: "Start", onChoose: () => onAsk("start") },
        legal.has("stop") && { label: "Stop", onChoose: stopNow },
        { label: "Duplicate", onChoose: makeCopy },
        { label: "Keep and erase…", onChoose: () => onAsk("keep") },
        legal.has("delete") && { label: "Delete", isDestructive: true, onChoose: () => onAsk("delete") },
      ]}
    />
  );
}
