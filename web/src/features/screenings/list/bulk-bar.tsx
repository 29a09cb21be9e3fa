import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { formatCount } from "../../../ui/format-count.ts";
import { type BulkAct, type BulkOutcome, useBulkAct } from "../queries.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { fitFor } from "./bulk-words.ts";

/** What can be done with the chosen screenings, all at once; at the foot, so that no row moves while one chooses. */
export function BulkBar(props: {
  chosen: readonly Screening[];
  /** How many the list holds over all its pages. */
  total: number;
  onChooseAll: () => void;
  isChoosingAll: boolean;
  onClear: () => void;
}) {
  const { chosen, total, onChooseAll, isChoosingAll, onClear } = props;
  // Whom an act is about stands from when it was asked for, whatever starts or ends meanwhile.
  const [asked, setAsked] = useState<{ act: BulkAct; fit: Screening[]; left: number } | null>(null);
  const bulk = useBulkAct();
  const [outcomes, setOutcomes] = useState<BulkOutcome[] | null>(null);

  function close() {
    if (outcomes?.some(({ failure }) => failure === null)) onClear();
    setAsked(null);
    setOutcomes(null);
  }

  function ask(act: BulkAct) {
    const fit = fitFor(act, chosen);
    setAsked({ act, fit, left: chosen.length - fit.length });
  }

  return (
    <Box
      component="section"
      aria-label="Selected screenings"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        position: "sticky",
        bottom: 16,
        zIndex: 2,
        px: 2,
        py: 1,
        mt: 2,
        borderRadius: "10px",
        border: 1,
        borderColor: "primary.main",
        backgroundColor: "tint.brand",
      }}
    >
      {/* What has the focus must not end up behind this bar. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 160 } }} />
      <Box role="status" sx={{ mr: 1 }}>
        {formatCount(chosen.length, "screening", "screenings")} selected
      </Box>
      {(["start", "stop", "delete"] as const).map((each) => (
        <Button
          key={each}
          size="small"
          variant="outlined"
          color={each === "delete" ? "error" : "inherit"}
          disabled={fitFor(each, chosen).length === 0}
          onClick={() => ask(each)}
          sx={{ backgroundColor: "background.paper" }}
        >
          {{ start: "Start", stop: "Stop", delete: "Delete" }[each]}
        </Button>
      ))}
      {chosen.length < total ? (
        <Button size="small" color="inherit" loading={isChoosingAll} onClick={onChooseAll}>
          Select all {total.toLocaleString("en")} that match
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={onClear} sx={{ ml: "auto" }}>
        Clear
      </Button>
      {asked ? (
        <BulkDialog
          {...asked}
          outcomes={outcomes}
          isBusy={bulk.isPending}
          onConfirm={() => bulk.mutate({ act: asked.act, screenings: asked.fit }, { onSuccess: setOutcomes })}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
