import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { MoreMenu } from "../../ui/list/more-menu.tsx";
import { openHelp } from "../help/help-door.ts";
import { useRefreshedResults } from "../results/queries.ts";
import { useUpdateScreening } from "../screenings/queries.ts";

/** The rest of what the results offer: set-up, other weights, names, job form and applications, mails, an audit, how long people are kept, keys. */
export function ResultsMenu(props: {
  screening: Screening;
  onOpen: (dialog: "audit" | "job form" | "mails" | "rejections") => void;
  onApplications: () => void;
  onKeep: () => void;
  isWeighing: boolean;
  onWeigh: () => void;
}) {
  const { screening, onOpen, onApplications, onKeep, isWeighing, onWeigh } = props;
  const [asked, setAsked] = useState<"on" | "off" | null>(null);

  return (
    <>
      <MoreMenu
        label="More"
        items={[
          { label: "Set-up", to: paths.screening(screening.id) },
          screening.counts.screened > 0 && {
            label: isWeighing ? "Leave what-if" : "What-if",
            onChoose: onWeigh,
          },
          {
            label: screening.is_blind ? "Leave blind mode…" : "Blind mode…",
            onChoose: () => setAsked(screening.is_blind ? "off" : "on"),
          },
          { label: "Job form…", onChoose: () => onOpen("job form") },
          { label: "Applications", onChoose: onApplications },
          { label: "Mails to candidates…", onChoose: () => onOpen("mails") },
          screening.counts.screened > 0 && {
            label: "Tell those rejected…",
            onChoose: () => onOpen("rejections"),
          },
          screening.counts.screened > 0 && { label: "Audit a sample…", onChoose: () => onOpen("audit") },
          { label: "Keep and erase…", onChoose: onKeep },
          { label: "Keyboard shortcuts", onChoose: () => openHelp("shortcuts") },
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
  const isHiding = turn === "on";
  return (
    <ConfirmDialog
      isOpen
      title={`Turn blind mode ${turn}?`}
      confirmLabel={`Turn ${turn}`}
      isBusy={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { is_blind: isHiding },
          {
            onSuccess: () => {
              onClose();
              refresh();
              showToast(
                isHiding ? "Blind mode is on." : "Blind mode is off. It is written in every history.",
              );
            },
            onError: (error) => showToast(error.message, { tone: "error" }),
          },
        )
      }
    >
      {isHiding
        ? "Names, contact, schools and the CV’s own page are hidden in list and report. Candidates go by their number, and each can be revealed, which is written down."
        : "Everybody’s name, contact and school is shown again. That is written into the history of each result."}
    </ConfirmDialog>
  );
}
