import Button from "@mui/material/Button";
import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { BulkBar } from "../../ui/list/bulk-bar.tsx";
import type { Selection } from "../../ui/list/use-selection.ts";

/** What can be done with the selected results. */
export function SelectedResults(props: {
  selection: Selection<ScreeningResult>;
  /** Results on this page, and how many there are on all pages. */
  shown: readonly ScreeningResult[];
  total: number;
  onDecide: (kind: DecisionKind | null) => void;
  onCompare: () => void;
  onExport: () => void;
  onInvite: () => void;
}) {
  const { selection, shown, total, onDecide, onCompare, onExport, onInvite } = props;
  const { isAll } = selection;
  const count = isAll ? total : selection.count;
  const canSelectAll = !isAll && total > shown.length && shown.every(({ id }) => selection.has(id));
  const canCompare = !isAll && count >= 2 && count <= 5;
  return (
    <BulkBar
      label="Selected results"
      count={isAll ? `All ${formatCount(count, "result", "results")} that match` : `${count} selected`}
      selectAll={canSelectAll ? { total, onSelect: selection.selectAll } : null}
      clear={{ label: "Select none", onClear: selection.clear }}
      place="line"
    >
      {decisionKinds.map((kind) => (
        <Act key={kind} onClick={() => onDecide(kind)}>
          {`${decisionLabels[kind].act}${kind === "reject" ? "…" : ""}`}
        </Act>
      ))}
      <Act onClick={() => onDecide(null)}>Clear</Act>
      {canCompare ? <Act onClick={onCompare}>Compare</Act> : null}
      <Act onClick={onExport}>Export…</Act>
      <Act onClick={onInvite}>Invite to an interview…</Act>
    </BulkBar>
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
