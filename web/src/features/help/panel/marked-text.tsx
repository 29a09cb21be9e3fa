import Box from "@mui/material/Box";
import { radius } from "../../../theme/sizes.ts";
import { markTyped } from "../search-help.ts";

/** A text with what was typed marked in it. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markTyped(text, typed).map(({ text: piece, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing else.
      <Box component="mark" key={index} sx={markStyle}>
        {piece}
      </Box>
    ) : (
      piece
    ),
  );
}

/** Not on wheat, which is for the words of candidates alone. */
const markStyle = {
  backgroundColor: "tint.brand",
  color: "inherit",
  fontWeight: 600,
  borderRadius: radius.mark,
} as const;
