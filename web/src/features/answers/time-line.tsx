import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { formatLength, timeAnnouncement } from "./time-words.ts";

/** How much time is left: a thin line, words, and a few sentences for screen readers. */
export function TimeLine({ leftMs, totalMs, label }: { leftMs: number; totalMs: number; label: string }) {
  const words = useWords("interview").time;
  const share = totalMs > 0 ? Math.min(1, leftMs / totalMs) : 0;
  return (
    <Box sx={{ my: 2 }}>
      <Box
        aria-hidden
        sx={{ height: 3, borderRadius: radius.mark, overflow: "hidden", backgroundColor: "divider" }}
      >
        <Box
          sx={{
            height: "100%",
            backgroundColor: "primary.main",
            transformOrigin: "left",
            transition: "transform 250ms linear",
          }}
          style={{ transform: `scaleX(${share})` }}
        />
      </Box>
      <Box role="timer" aria-live="off" className="figures" sx={{ ...mutedText, mt: 1 }}>
        {leftMs > 0 ? words.left({ label, length: formatLength(leftMs, words) }) : words.over({ label })}
      </Box>
      <TimeAnnouncements leftMs={leftMs} totalMs={totalMs} />
    </Box>
  );
}

function TimeAnnouncements({ leftMs, totalMs }: { leftMs: number; totalMs: number }) {
  const time = useWords("interview").time;
  const [beforeMs, setBeforeMs] = useState(leftMs);
  const [words, setWords] = useState("");
  useEffect(() => {
    const announcement = timeAnnouncement({ beforeMs, nowMs: leftMs, totalMs }, time);
    if (announcement) setWords(announcement);
    setBeforeMs(leftMs);
  }, [beforeMs, leftMs, totalMs, time]);
  return (
    <span role="status" style={visuallyHidden}>
      {words}
    </span>
  );
}
