import Button from "@mui/material/Button";
import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { BulkActs, BulkBar } from "../../ui/list/bulk-bar.tsx";
import type { Selection } from "../../ui/list/use-selection.ts";
import { useWords } from "../../words/words.ts";

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
  const words = useWords("review").selected;
  const { decisions } = useWords("labels");
  const { isAll } = selection;
  const count = isAll ? total : selection.count;
  const canSelectAll = !isAll && total > shown.length && shown.every(({ id }) => selection.has(id));
  const canCompare = !isAll && count >= 2 && count <= 5;
  return (
    <BulkBar
      label={words.label}
      count={isAll ? words.all({ count }) : words.count({ count })}
      selectAll={canSelectAll ? { total, onSelect: selection.selectAll } : null}
      clear={{ label: words.none, onClear: selection.clear }}
      place="line"
    >
      <BulkActs>
        {decisionKinds.map((kind) => (
          <Act key={kind} onClick={() => onDecide(kind)}>
            {kind === "reject" ? words.reject(decisions[kind]) : decisions[kind].act}
          </Act>
        ))}
        <Act onClick={() => onDecide(null)}>{words.clear}</Act>
      </BulkActs>
      <BulkActs>
        {canCompare ? <Act onClick={onCompare}>{words.compare}</Act> : null}
        <Act onClick={onExport}>{words.export}</Act>
        <Act onClick={onInvite}>{words.invite}</Act>
      </BulkActs>
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
      sx={{ minWidth: 0 }}
      data-act={children}
    >
      {children}
    </Button>
  );
}
