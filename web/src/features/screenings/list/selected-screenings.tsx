import Button from "@mui/material/Button";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { BulkBar } from "../../../ui/list/bulk-bar.tsx";
import { useWords } from "../../../words/words.ts";
import { type BulkAct, type BulkOutcome, useBulkAct } from "../queries.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { fitFor } from "./bulk-labels.ts";

/** What can be done with the selected screenings, all at once. */
export function SelectedScreenings(props: {
  selected: readonly Screening[];
  /** How many the list holds over all its pages. */
  total: number;
  onSelectAll: () => void;
  isSelectingAll: boolean;
  onClear: () => void;
}) {
  const { selected, total, onSelectAll, isSelectingAll, onClear } = props;
  // Whom an act is about stands from when it was asked for, whatever starts or ends meanwhile.
  const [asked, setAsked] = useState<{ act: BulkAct; fit: Screening[]; left: number } | null>(null);
  const bulk = useBulkAct();
  const words = useWords("screenings").bulk;
  const [outcomes, setOutcomes] = useState<BulkOutcome[] | null>(null);

  function close() {
    if (outcomes?.some(({ failure }) => failure === null)) onClear();
    setAsked(null);
    setOutcomes(null);
  }

  function ask(act: BulkAct) {
    const fit = fitFor(act, selected);
    setAsked({ act, fit, left: selected.length - fit.length });
  }

  return (
    <BulkBar
      label={words.label}
      count={words.selected({ count: selected.length })}
      selectAll={selected.length < total ? { total, onSelect: onSelectAll, isBusy: isSelectingAll } : null}
      clear={{ label: words.clear, onClear }}
      place="foot"
    >
      {(["start", "stop", "delete"] as const).map((each) => (
        <Button
          key={each}
          size="small"
          variant="outlined"
          color={each === "delete" ? "error" : "inherit"}
          disabled={fitFor(each, selected).length === 0}
          onClick={() => ask(each)}
          sx={{ backgroundColor: "background.paper" }}
        >
          {words.acts[each]}
        </Button>
      ))}
      {asked ? (
        <BulkDialog
          {...asked}
          outcomes={outcomes}
          isBusy={bulk.isPending}
          onConfirm={() => bulk.mutate({ act: asked.act, screenings: asked.fit }, { onSuccess: setOutcomes })}
          onClose={close}
        />
      ) : null}
    </BulkBar>
  );
}
