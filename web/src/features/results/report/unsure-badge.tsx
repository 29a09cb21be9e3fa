import Box from "@mui/material/Box";
import type { Profile } from "@winnow/contract/match-report.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { useWords } from "../../../words/words.ts";

/** Says that something may have been read wrongly; nothing where the reading is certain or likely. */
export function UnsureBadge({ confidence }: { confidence: Profile["jobs"][number]["confidence"] }) {
  const { unsure: words } = useWords("matchReport");
  if (confidence !== "unsure") return null;
  return (
    <Box
      component="span"
      title={words.why}
      sx={{
        ml: 0.75,
        px: 0.75,
        border: "1px dashed",
        borderColor: "controlEdge",
        borderRadius: radius.full,
        fontSize: textSize.caption,
        lineHeight: "18px",
        color: "text.secondary",
        whiteSpace: "nowrap",
      }}
    >
      {words.word}
    </Box>
  );
}
