import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { RecordingTranscript } from "@winnow/contract/reports.ts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { radius, textSize } from "../../../theme/sizes.ts";
import { plainList } from "../../../theme/styles.ts";
import { serifFamily } from "../../../theme/typography.ts";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { useWords } from "../../../words/words.ts";
import { markedParts, type Span } from "./marked-parts.ts";
import { QuotedText } from "./quoted-text.tsx";

/** What was said, segment by segment; each leads to its place in the recording, and the one that is heard is marked. */
export function TranscriptList(props: {
  /** The words of the whole answer, which segments and quotations are stretches of. */
  text: string;
  segments: RecordingTranscript["segments"];
  label: string;
  quoted: readonly Span[];
  shown: Span | null;
  /** The index of the segment that is heard; -1 for none. */
  current: number;
  onSeek: (positionMs: number) => void;
}) {
  const { text, segments, label, quoted, shown, current, onSeek } = props;
  const list = useRef<HTMLOListElement>(null);
  const { transcript: words } = useWords("reports");
  const firstShown = useRef<HTMLElement>(null);
  /** The one that Tab leads to; arrows lead on from there. */
  const [reached, setReached] = useState(0);

  useEffect(() => {
    const frame = list.current;
    const row = frame?.children[current];
    // Whoever goes through it by keys is not taken elsewhere.
    if (frame && row instanceof HTMLElement && !frame.contains(document.activeElement)) scrollTo(frame, row);
  }, [current]);

  useEffect(() => {
    if (shown) firstShown.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: segments.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.children[next]?.querySelector("button")?.focus();
  }

  return (
    <Box
      component="ol"
      ref={list}
      aria-label={words.label({ label })}
      sx={{
        ...plainList,
        position: "relative",
        maxWidth: "72ch",
        maxHeight: 280,
        overflowY: "auto",
        "@media print": { maxHeight: "none", overflow: "visible" },
      }}
    >
      {segments.map(({ start, end, start_ms }, index) => (
        <li key={start}>
          <ButtonBase
            tabIndex={index === reached ? 0 : -1}
            aria-current={index === current || undefined}
            title={words.playFromHere}
            onFocus={() => setReached(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={() => onSeek(start_ms)}
            sx={{
              display: "grid",
              gridTemplateColumns: "4ch 1fr",
              alignItems: "baseline",
              gap: 1.5,
              width: "100%",
              px: 1,
              py: 0.5,
              textAlign: "start",
              borderRadius: radius.control,
              outlineOffset: -2,
              userSelect: "text",
              "&:hover": { backgroundColor: "action.hover" },
              "&[aria-current]": { boxShadow: "inset 3px 0 0 var(--mui-palette-primary-main)" },
            }}
          >
            <Box
              component="span"
              className="figures"
              sx={{ fontSize: textSize.small, color: "text.secondary", textAlign: "end" }}
            >
              {formatClock(start_ms)}
            </Box>
            <Box
              component="span"
              dir="auto"
              sx={{
                fontFamily: serifFamily,
                fontSize: textSize.quotation,
                lineHeight: 1.6,
                overflowWrap: "anywhere",
              }}
            >
              <QuotedText
                parts={markedParts(
                  text.slice(start, end),
                  moved(quoted, start, end),
                  within(shown, start, end),
                )}
                firstShown={firstShown}
              />
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** What of these stretches lies in another, counted from where that begins. */
function moved(spans: readonly Span[], from: number, to: number): Span[] {
  return spans
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
}

function within(span: Span | null, from: number, to: number): Span | null {
  return (span && moved([span], from, to)[0]) ?? null;
}

/** Brings a row into the middle of its frame, and moves nothing else. */
function scrollTo(frame: HTMLElement, row: HTMLElement): void {
  const isSeen =
    row.offsetTop >= frame.scrollTop &&
    row.offsetTop + row.offsetHeight <= frame.scrollTop + frame.clientHeight;
  if (!isSeen) frame.scrollTop = row.offsetTop - (frame.clientHeight - row.offsetHeight) / 2;
}
