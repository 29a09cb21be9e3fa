import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { chartCardHeight } from "./chart-card.tsx";

/** How far below the window a chart begins to load. */
const nearness = "240px";

/** Where a chart stands: as high as it will be, and loaded once somebody comes near it. */
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
  const skeleton = <Skeleton variant="rounded" height={chartCardHeight} sx={{ borderRadius: radius.card }} />;
  return (
    <div ref={place} data-chart-place style={{ minWidth: 0, minHeight: chartCardHeight }}>
      {isNear ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </div>
  );
}
