import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Quotation } from "@winnow/contract/match-report.ts";
import { useEffect, useMemo, useRef } from "react";
import { radius, textSize } from "../../../theme/sizes.ts";
import { serifFamily } from "../../../theme/typography.ts";
import { useWords } from "../../../words/words.ts";
import { type CvTextLine, type HighlightedPart, highlightedWords } from "./highlighted-words.ts";

/** A CV as it was read, line by line, with a quotation highlighted and brought into view. */
export function CvText(props: {
  lines: readonly CvTextLine[];
  shown: Quotation | null;
  label: string;
  /** What kind of text this is. */
  note: string;
}) {
  const { lines, shown, label, note } = props;
  const frame = useRef<HTMLDivElement>(null);
  const highlighted = useMemo(
    () => (shown ? highlightedWords(lines, shown) : new Map<number, HighlightedPart>()),
    [lines, shown],
  );

  // Brings the words to the middle of the frame, without moving the page around it.
  useEffect(() => {
    const mark = highlighted.size > 0 ? frame.current?.querySelector("mark") : null;
    if (!frame.current || !mark) return;
    const { top, height } = frame.current.getBoundingClientRect();
    frame.current.scrollBy({ top: mark.getBoundingClientRect().top - top - height / 2 });
  }, [highlighted]);

  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}>
      <Typography variant="body2" sx={noteStyle}>
        {note}
      </Typography>
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={label}
        data-scrolls
        sx={{ flex: 1, minHeight: 0, overflow: "auto", px: 3, py: 2 }}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a CV may have the same line twice.
          <div key={index}>
            {line.page > (lines[index - 1]?.page ?? 1) ? <PageBreak page={line.page} /> : null}
            <Box component="p" dir="auto" sx={line.is_heading ? headingStyle : lineStyle}>
              <HighlightedLine text={line.text} part={highlighted.get(index)} />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

function HighlightedLine({ text, part }: { text: string; part: HighlightedPart | undefined }) {
  if (!part) return text;
  return (
    <>
      {text.slice(0, part.from)}
      <Box component="mark" sx={markStyle}>
        {text.slice(part.from, part.to)}
      </Box>
      {text.slice(part.to)}
    </>
  );
}

function PageBreak({ page }: { page: number }) {
  const { cv: words } = useWords("matchReport");
  return (
    <Typography variant="caption" component="p" sx={pageBreakStyle}>
      {words.page({ page })}
    </Typography>
  );
}

const noteStyle = {
  px: 3,
  py: 1,
  borderBottom: 1,
  borderColor: "divider",
  color: "text.secondary",
} as const;
const lineStyle = {
  m: 0,
  fontFamily: serifFamily,
  fontSize: textSize.quotation,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
} as const;
const headingStyle = {
  ...lineStyle,
  mt: 2,
  mb: 0.5,
  fontWeight: 650,
  fontSize: textSize.documentHeading,
} as const;
const markStyle = {
  backgroundColor: "quotation.background",
  color: "quotation.text",
  borderRadius: radius.mark,
  boxShadow: "0 2px 0 var(--mui-palette-quotation-text)",
  boxDecorationBreak: "clone",
} as const;
const pageBreakStyle = {
  mt: 2,
  mb: 1,
  pt: 1,
  borderTop: 1,
  borderColor: "divider",
  color: "text.secondary",
} as const;
