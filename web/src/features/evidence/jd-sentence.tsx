import Box from "@mui/material/Box";
import { textSize } from "../../theme/sizes.ts";
import { serifFamily } from "../../theme/typography.ts";

/** A sentence of the job description: somebody's own words as well, but wheat is for those of candidates. */
export function JdSentence({ text }: { text: string }) {
  return (
    <Box
      component="blockquote"
      dir="auto"
      sx={{
        m: 0,
        px: 1.5,
        py: 0.25,
        maxWidth: "72ch",
        borderInlineStart: 3,
        borderColor: "divider",
        color: "text.secondary",
        fontFamily: serifFamily,
        fontSize: textSize.quotation,
        lineHeight: 1.5,
        overflowWrap: "anywhere",
      }}
    >
      {text}
    </Box>
  );
}
