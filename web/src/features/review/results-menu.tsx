import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../ui/list/more-menu.tsx";
import { useWords } from "../../words/words.ts";
import { openHelp } from "../help/help-door.ts";
import { useRescreening } from "../rescreenings/queries.ts";
import { useRefreshedResults } from "../results/queries.ts";
import { useUpdateScreening } from "../screenings/queries.ts";

/** The rest of what the results offer: set-up, other weights, names, job form and applications, mails, an audit, a newer engine, how long people are kept, keys. */
export function ResultsMenu(props: {
  screening: Screening;
  onOpen: (dialog: "audit" | "job form" | "mails" | "rejections") => void;
  onApplications: () => void;
  onRescreening: () => void;
  onKeep: () => void;
  isWeighing: boolean;
  onWeigh: () => void;
}) {
  const { screening, onOpen, onApplications, onRescreening, onKeep, isWeighing, onWeigh } = props;
  const { data: engines } = useRescreening(screening.id);
  const words = useWords("review").menu;
  const [asked, setAsked] = useState<"on" | "off" | null>(null);

  return (
    <>
      <MoreMenu
        label={words.more}
        items={[
          { label: words.setUp, to: paths.screening(screening.id) },
          screening.counts.screened > 0 && {
            label: isWeighing ? words.leaveWhatIf : words.whatIf,
            onChoose: onWeigh,
          },
          {
            label: screening.is_blind ? words.leaveBlind : words.blind,
            onChoose: () => setAsked(screening.is_blind ? "off" : "on"),
          },
          { label: words.jobForm, onChoose: () => onOpen("job form") },
          { label: words.applications, onChoose: onApplications },
          { label: words.mails, onChoose: () => onOpen("mails") },
          screening.counts.screened > 0 && {
            label: words.tellRejected,
            onChoose: () => onOpen("rejections"),
          },
          screening.counts.screened > 0 && { label: words.audit, onChoose: () => onOpen("audit") },
          engines !== undefined &&
            (engines.older.results > 0 || engines.rescreening !== null) && {
              label: words.rescreening,
              onChoose: onRescreening,
            },
          { label: words.keepAndErase, onChoose: onKeep },
          { label: words.keys, onChoose: () => openHelp("shortcuts") },
        ]}
      />
      {asked ? <BlindDialog screeningId={screening.id} turn={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** Asks before names are hidden, and before all of them are shown; which of both stands from when it was opened. */
function BlindDialog(props: { screeningId: string; turn: "on" | "off"; onClose: () => void }) {
  const { screeningId, turn, onClose } = props;
  const update = useUpdateScreening(screeningId);
  const refresh = useRefreshedResults(screeningId);
  const showToast = useToast();
  const words = useWords("review").blind[turn];
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isBusy={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { is_blind: turn === "on" },
          {
            onSuccess: () => {
              onClose();
              refresh();
              showToast(words.done);
            },
            onError: (error) => showToast(error.message, { tone: "error" }),
          },
        )
      }
    >
      {words.text}
    </ConfirmDialog>
  );
}
