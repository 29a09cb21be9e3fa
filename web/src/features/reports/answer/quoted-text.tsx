import Box from "@mui/material/Box";
import type { Ref } from "react";
import { radius } from "../../../theme/sizes.ts";
import type { MarkedPart } from "./marked-parts.ts";

/** Parts of somebody's words: what is quoted of them on wheat, and the quotation that is shown underlined. */
export function QuotedText({ parts, firstShown }: { parts: MarkedPart[]; firstShown: Ref<HTMLElement> }) {
  const first = parts.find(({ isShown }) => isShown);
  return parts.map((part) =>
    part.isQuoted ? (
      <Box
        component="mark"
        key={part.start}
        ref={part === first ? firstShown : undefined}
        data-shown={part.isShown || undefined}
        sx={{
          scrollMarginBlock: 96,
          borderRadius: radius.tiny,
          backgroundColor: "quotation.background",
          color: "quotation.text",
          boxDecorationBreak: "clone",
          ...(part.isShown ? { textDecoration: "underline 2px", textUnderlineOffset: "0.25em" } : {}),
        }}
      >
        {part.text}
      </Box>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}
