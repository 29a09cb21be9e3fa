import Box from "@mui/material/Box";
import type { Profile } from "@winnow/contract/match-report.ts";

/** Says that something may have been read wrongly; nothing where the reading is certain or likely. */
export function UnsureBadge({ confidence }: { confidence: Profile["jobs"][number]["confidence"] }) {
  if (confidence !== "unsure") return null;
  return (
    <Box
      component="span"
      title="This may have been read wrongly. Look at the CV."
      sx={{
        ml: 0.75,
        px: 0.75,
        border: "1px dashed",
        borderColor: "controlEdge",
        borderRadius: 99,
        fontSize: "0.75rem",
        lineHeight: "18px",
        color: "text.secondary",
        whiteSpace: "nowrap",
      }}
    >
      unsure
    </Box>
  );
}
