import HoldIcon from "@mui/icons-material/GavelRounded";
import Box from "@mui/material/Box";
import { radius, textSize } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";

/** The sign of a screening or drive that a legal hold keeps as it is. */
export function HeldChip() {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        height: 24,
        pl: 0.75,
        pr: 1.25,
        borderRadius: radius.full,
        border: 1,
        borderColor: "controlEdge",
        backgroundColor: "background.paper",
        color: "text.primary",
        fontSize: textSize.caption,
        fontWeight: 550,
        whiteSpace: "nowrap",
      }}
    >
      <HoldIcon aria-hidden sx={{ fontSize: 14 }} />
      {useWords("retention").held}
    </Box>
  );
}
