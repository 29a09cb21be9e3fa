import Box from "@mui/material/Box";
import { formatNumber } from "../format/format-number.ts";
import { visuallyHidden } from "../page/visually-hidden.ts";
import { ShareBar } from "./share-bar.tsx";

/** How much of a whole is done, with both numbers beside it: "9 / 12". */
export function CountBar(props: { count: number; total: number; label: string }) {
  const { count, total, label } = props;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 120, justifyContent: "flex-end" }}>
      <Box component="span" className="figures" aria-hidden sx={{ whiteSpace: "nowrap" }}>
        {formatNumber(count)} / {formatNumber(total)}
      </Box>
      <span style={visuallyHidden}>{label}</span>
      <Box sx={{ width: 56, flexShrink: 0, display: "flex" }}>
        <ShareBar share={total === 0 ? 0 : count / total} height={3} />
      </Box>
    </Box>
  );
}
