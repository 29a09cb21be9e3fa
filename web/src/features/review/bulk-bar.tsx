import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { formatCount } from "../../ui/format-count.ts";
import type { Chosen } from "../results/use-chosen-results.ts";

/** What can be done with the chosen results; it stays in view while the list is scrolled. */
export function BulkBar(props: {
  chosen: Chosen;
  /** Results on this page, and of all pages. */
  shownIds: readonly string[];
  total: number;
  onDecide: (kind: DecisionKind | null) => void;
  onCompare: () => void;
  onExport: () => void;
}) {
  const { chosen, shownIds, total, onDecide, onCompare, onExport } = props;
  const count = chosen.isAll ? total : chosen.count;
  const canChooseAll = !chosen.isAll && total > shownIds.length && shownIds.every(chosen.has);
  const canCompare = !chosen.isAll && count >= 2 && count <= 5;
  return (
    <Box
      role="region"
      aria-label="Selected results"
      sx={{
        position: "sticky",
        top: { xs: 64, md: 72 },
        zIndex: 2,
        px: 2,
        py: 1,
        backgroundColor: "raised",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <Box role="status" sx={{ fontWeight: 550 }}>
          {chosen.isAll ? `All ${formatCount(count, "result", "results")} that match` : `${count} selected`}
        </Box>
        {canChooseAll ? (
          <Button size="small" onClick={chosen.chooseAll}>
            Select all {total.toLocaleString("en")} that match
          </Button>
        ) : null}
        <Button size="small" color="inherit" onClick={chosen.clear} sx={{ ml: "auto" }}>
          Select none
        </Button>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
        {decisionKinds.map((kind) => (
          <Act key={kind} onClick={() => onDecide(kind)}>
            {`${decisionLabels[kind].act}${kind === "reject" ? "…" : ""}`}
          </Act>
        ))}
        <Act onClick={() => onDecide(null)}>Clear</Act>
        {canCompare ? <Act onClick={onCompare}>Compare</Act> : null}
        <Act onClick={onExport}>Export…</Act>
      </Box>
    </Box>
  );
}

function Act({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={onClick}
      sx={{ px: 1, minWidth: 0 }}
      data-act={children}
    >
      {children}
    </Button>
  );
}
