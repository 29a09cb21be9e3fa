import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { radius } from "../../theme/sizes.ts";
import { chartCardHeight } from "./chart-card.tsx";

/** How far below the window a chart begins to load. */
const nearness = "240px";

/** Where a chart stands: as high as it will be, and loaded once somebody comes near it or prints the page. */
export function ChartPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // What is not drawn when this returns is not on the paper.
    const onBeforePrint = () => flushSync(() => setIsNear(true));
    window.addEventListener("beforeprint", onBeforePrint);
    return () => window.removeEventListener("beforeprint", onBeforePrint);
  }, []);
  const skeleton = <Skeleton variant="rounded" height={chartCardHeight} sx={{ borderRadius: radius.card }} />;
  return (
    <Box
      ref={place}
      data-chart-place
      sx={{ minWidth: 0, minHeight: chartCardHeight, "@media print": { minHeight: 0 } }}
    >
      {isNear ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </Box>
  );
}
