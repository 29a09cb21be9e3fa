import Box from "@mui/material/Box";
import { formatScore } from "./format-score.ts";
import { visuallyHidden } from "./visually-hidden.ts";

/** A score out of 100 as a length of evergreen on a hairline, with its number. */
export function ScoreBar(props: { score: number; size?: "small" | "large" }) {
  const { score, size = "small" } = props;
  const isLarge = size === "large";
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: isLarge ? 200 : 112 }}>
      <Box
        component="span"
        className="figures"
        sx={{
          fontWeight: 600,
          fontSize: isLarge ? "1.75rem" : "0.875rem",
          lineHeight: 1.25,
          minWidth: isLarge ? "auto" : "5ch",
          textAlign: isLarge ? "start" : "end",
        }}
      >
        {formatScore(score)}
      </Box>
      <Length share={score / 100} height={isLarge ? 6 : 4} />
    </Box>
  );
}

/** How much of a whole is done, with both numbers beside it: "9 / 12". */
export function CountBar(props: { count: number; total: number; label: string }) {
  const { count, total, label } = props;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 120, justifyContent: "flex-end" }}>
      <Box component="span" className="figures" aria-hidden sx={{ whiteSpace: "nowrap" }}>
        {count.toLocaleString("en")} / {total.toLocaleString("en")}
      </Box>
      <span style={visuallyHidden}>{label}</span>
      <Box sx={{ width: 56, flexShrink: 0, display: "flex" }}>
        <Length share={total === 0 ? 0 : count / total} height={3} />
      </Box>
    </Box>
  );
}

function Length({ share, height }: { share: number; height: number }) {
  return (
    <Box aria-hidden sx={{ flex: 1, height, borderRadius: 99, backgroundColor: "divider", minWidth: 32 }}>
      <Box
        sx={{
          width: `${Math.min(1, Math.max(0, share)) * 100}%`,
          height: "100%",
          borderRadius: 99,
          backgroundColor: "primary.main",
          printColorAdjust: "exact",
          transition: "width 180ms ease-out",
        }}
      />
    </Box>
  );
}
