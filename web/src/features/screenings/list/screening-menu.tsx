import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useNavigate } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useWords } from "../../../words/words.ts";
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
  const words = useWords("screenings");

  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  // The row may move off the page before the answer comes (a copy stands above it): promises outlive it.
  function stopNow() {
    stop.mutateAsync(screening).then(() => showToast(words.stopping(screening)), onError);
  }

  function makeCopy() {
    duplicate.mutateAsync(screening.id).then(
      (copy) =>
        showToast(words.copied(copy), {
          action: { label: words.openCopy, onClick: () => navigate(paths.screening(copy.id)) },
        }),
      onError,
    );
  }

  return (
    <MoreMenu
      label={words.menu.label(screening)}
      size="small"
      items={[
        { label: words.menu.open, to: paths.screening(screening.id) },
        legal.has("start") && { label: words.menu.start, onChoose: () => onAsk("start") },
        legal.has("stop") && { label: words.menu.stop, onChoose: stopNow },
        { label: words.menu.duplicate, onChoose: makeCopy },
        { label: words.menu.keep, onChoose: () => onAsk("keep") },
        legal.has("delete") && {
          label: words.menu.delete,
          isDestructive: true,
          onChoose: () => onAsk("delete"),
        },
      ]}
    />
  );
}
