import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { useWords } from "../../../words/words.ts";
import { reportKeys } from "../query-keys.ts";
import { loadPeaks } from "./load-peaks.ts";

const bars = 160;
const heightPx = 40;
const stepSeconds = 5;

/** Where in a recording something is said: click, drag or step to any place of it. Shown once it is read. */
export function Waveform(props: {
  recordingId: string;
  url: string;
  label: string;
  durationMs: number;
  positionMs: number;
  onSeek: (toMs: number) => void;
}) {
  const { recordingId, url, label, durationMs, positionMs, onSeek } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { recording: words } = useWords("reports");
  const isNear = useIsNear(frame);
  const peaks = useQuery({
    queryKey: reportKeys.peaks(recordingId),
    queryFn: ({ signal }) => loadPeaks(url, { count: bars, signal }),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const share = Math.min(1, positionMs / durationMs);

  function seekTo(toMs: number) {
    onSeek(Math.max(0, Math.min(durationMs, toMs)));
  }

  function onPointer({ currentTarget, clientX, buttons, pointerId, type }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return;
    if (type === "pointerdown") currentTarget.setPointerCapture(pointerId);
    const { left, width } = currentTarget.getBoundingClientRect();
    seekTo(((clientX - left) / width) * durationMs);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = placeFor(event.key, { positionMs, durationMs });
    if (to === null) return;
    event.preventDefault();
    // The arrows mean more seconds elsewhere on the page.
    event.stopPropagation();
    seekTo(to);
  }

  if (peaks.data === null || peaks.isError) return null;
  return (
    <Box ref={frame} sx={{ height: heightPx, mt: 0.5 }}>
      {peaks.data ? (
        <Box
          role="slider"
          tabIndex={0}
          aria-label={words.place({ label })}
          aria-valuemin={0}
          aria-valuemax={Math.round(durationMs / 1000)}
          aria-valuenow={Math.round(positionMs / 1000)}
          aria-valuetext={words.placeOf({ at: formatClock(positionMs), of: formatClock(durationMs) })}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onKeyDown={onKeyDown}
          sx={{ height: 1, cursor: "pointer", touchAction: "pan-y", color: "text.secondary" }}
        >
          <Box
            component="svg"
            viewBox={`0 0 ${bars} 2`}
            preserveAspectRatio="none"
            aria-hidden
            sx={{ display: "block", width: 1, height: 1 }}
          >
            <path d={outlineOf(peaks.data)} fill="currentColor" />
            <Box component="g" sx={{ color: "primary.main" }}>
              <path d={outlineOf(peaks.data.slice(0, Math.ceil(share * bars)))} fill="currentColor" />
            </Box>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** A bar of each peak, on a ground of 1 by 2 for each; silence is a thin line. */
function outlineOf(peaks: number[]): string {
  return peaks
    .map((peak) => Math.max(peak, 0.04))
    .map((half, index) => `M${index + 0.2} ${1 - half}h0.6v${2 * half}h-0.6z`)
    .join("");
}

function placeFor(key: string, at: { positionMs: number; durationMs: number }): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return at.positionMs - stepSeconds * 1000;
    case "ArrowRight":
    case "ArrowUp":
      return at.positionMs + stepSeconds * 1000;
    case "Home":
      return 0;
    case "End":
      return at.durationMs;
    default:
      return null;
  }
}

/** Whether it has been within a window's height of what is seen: fifty recordings are not fetched at once. */
function useIsNear(frame: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: "50%",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isNear]);
  return isNear;
}
