import Box from "@mui/material/Box";
import { StatusChip } from "../../../ui/feedback/status-chip.tsx";
import { useApplicationOf } from "./application-queries.ts";
import { chipWords } from "./application-words.ts";

/** Says beside a name that the person has applied by the form, or has withdrawn. Nothing for a CV that was uploaded. */
export function ApplicationChip({ resultId }: { resultId: string }) {
  const { data } = useApplicationOf(resultId);
  if (!data) return null;
  return (
    // It comes after the rest: the line that it stands in keeps its height.
    <Box component="span" sx={{ display: "inline-flex", my: "-4px", verticalAlign: "middle" }}>
      <StatusChip label={chipWords(data)} tone={data.withdrawn_at === null ? "running" : "done"} />
    </Box>
  );
}
