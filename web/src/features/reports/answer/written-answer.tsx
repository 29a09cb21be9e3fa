import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { radius, textSize } from "../../../theme/sizes.ts";
import { serifFamily } from "../../../theme/typography.ts";
import { markedParts, type Span } from "./marked-parts.ts";

/** A candidate's own words, with what is quoted of them on wheat and the quotation that is shown underlined. */
export function WrittenAnswer(props: { text: string; quoted: readonly Span[]; shown: Span | null }) {
  const { text, quoted, shown } = props;
  const first = useRef<HTMLElement>(null);
  const parts = markedParts(text, quoted, shown);
  const firstShown = parts.find(({ isShown }) => isShown);

  useEffect(() => {
    if (shown) first.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  return (
    <Box
      component="blockquote"
      dir="auto"
      sx={{
        m: 0,
        maxWidth: "72ch",
        fontFamily: serifFamily,
        fontSize: textSize.quotation,
        lineHeight: 1.6,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      }}
    >
      {parts.map((part) =>
        part.isQuoted ? (
          <Box
            component="mark"
            key={part.start}
            ref={part === firstShown ? first : undefined}
            data-shown={part.isShown || undefined}
            sx={{
              scrollMarginBlock: 96,
              borderRadius: radius.tiny,
              backgroundColor: "quotation.background",
              color: "quotation.text",
              boxDecorationBreak: "clone",
              printColorAdjust: "exact",
              ...(part.isShown ? { textDecoration: "underline 2px", textUnderlineOffset: "0.25em" } : {}),
            }}
          >
            {part.text}
          </Box>
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
    </Box>
  );
}
