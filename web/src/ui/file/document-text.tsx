import Box from "@mui/material/Box";
import { radius, textSize } from "../../theme/sizes.ts";

/** The text of a document as it was read, behind `summary` until somebody wants it; `label` names the region. */
export function DocumentText({ summary, label, text }: { summary: string; label: string; text: string }) {
  return (
    <Box component="details" sx={{ mt: 0.5, "& summary": { cursor: "pointer", minHeight: 24 } }}>
      <summary>{summary}</summary>
      <Box
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          mt: 1,
          p: 2,
          maxHeight: 320,
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          border: 1,
          borderColor: "divider",
          borderRadius: radius.control,
          fontSize: textSize.small,
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
