import Box from "@mui/material/Box";
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useKeptLook } from "../../theme/kept-look.ts";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { clampShare, nextShare, shareByKey, shares } from "./pane-shares.ts";

/**
 * Between report and page: dragged, moved by arrow keys, or clicked through three places. What it says goes into the
 * style of the frame, so that nothing else is drawn anew while it moves; the browser remembers it.
 */
export function PaneDivider({ frame, reportId }: { frame: RefObject<HTMLElement | null>; reportId: string }) {
  const words = useWords("review").report;
  const [kept, keep] = useKeptLook("report-share");
  const share = clampShare(Number(kept ?? shares.even) || shares.even);
  const divider = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; share: number; now: number; hasMoved: boolean } | null>(null);

  useLayoutEffect(() => {
    setShare(frame.current, share);
  }, [frame, share]);

  function onPointerMove({ clientX }: PointerEvent) {
    const started = drag.current;
    const room = roomOf(divider.current);
    if (!started || room === 0) return;
    if (!started.hasMoved && Math.abs(clientX - started.x) < 4) return;
    started.hasMoved = true;
    started.now = clampShare(started.share + (100 * (clientX - started.x)) / room);
    setShare(frame.current, started.now);
  }

  function onPointerUp() {
    const ended = drag.current;
    drag.current = null;
    if (ended) keep(String(ended.hasMoved ? ended.now : nextShare(share)));
  }

  return (
    <Box
      ref={divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.room}
      aria-controls={reportId}
      aria-valuenow={Math.round(share)}
      aria-valuemin={shares.min}
      aria-valuemax={shares.max}
      title={words.divide}
      onPointerDown={({ currentTarget, pointerId, clientX, button }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        drag.current = { x: clientX, share, now: share, hasMoved: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null;
        setShare(frame.current, share);
      }}
      onKeyDown={(event) => {
        const wanted = shareByKey(event.key, share);
        if (wanted === null) return;
        event.preventDefault();
        event.stopPropagation();
        keep(String(wanted));
      }}
      sx={{
        alignSelf: "stretch",
        display: "grid",
        placeItems: "center",
        cursor: "col-resize",
        touchAction: "none",
        borderRadius: radius.small,
        outline: "none",
        "&::after": {
          content: '""',
          width: "4px",
          height: 40,
          borderRadius: radius.full,
          backgroundColor: "controlEdge",
          opacity: 0.6,
        },
        "&:hover::after, &:active::after, &:focus-visible::after": {
          height: "100%",
          backgroundColor: "primary.main",
          opacity: 1,
        },
      }}
    />
  );
}

function setShare(frame: HTMLElement | null, share: number) {
  frame?.style.setProperty("--report", `${share}fr`);
  frame?.style.setProperty("--page", `${100 - share}fr`);
}

/** The width that report and page share, in pixels. */
function roomOf(divider: HTMLElement | null): number {
  const before = divider?.previousElementSibling?.clientWidth ?? 0;
  const after = divider?.nextElementSibling?.clientWidth ?? 0;
  return before + after;
}
