import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { answerText } from "../../../theme/styles.ts";
import { markedParts, type Span } from "./marked-parts.ts";
import { QuotedText } from "./quoted-text.tsx";

/** A candidate's own words, with what is quoted of them on wheat and the quotation that is shown underlined. */
export function WrittenAnswer(props: { text: string; quoted: readonly Span[]; shown: Span | null }) {
  const { text, quoted, shown } = props;
  const first = useRef<HTMLElement>(null);
  const parts = markedParts(text, quoted, shown);

  useEffect(() => {
    if (shown) first.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  return (
    <Box component="blockquote" dir="auto" sx={answerText}>
      <QuotedText parts={parts} firstShown={first} />
    </Box>
  );
}
