import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import { radius, textSize } from "../../theme/sizes.ts";

export type StatusTone = "waiting" | "running" | "done";

/** A state as a word with a small shape: an empty ring, a filled one in evergreen, a tick. */
export function StatusChip({ label, tone }: { label: string; tone: StatusTone }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        height: 24,
        pl: 0.75,
        pr: 1.25,
        borderRadius: radius.full,
        border: 1,
        borderColor: tone === "running" ? "transparent" : "divider",
        backgroundColor: tone === "running" ? "tint.brand" : "background.paper",
        color: tone === "done" ? "text.secondary" : "text.primary",
        fontSize: textSize.caption,
        fontWeight: 550,
        whiteSpace: "nowrap",
      }}
    >
      <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 14, color: "primary.main", fill: "none" }}>
        <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
          {tone === "waiting" ? <circle cx="8" cy="8" r="4.500" strokeDasharray="2.500 2.200" /> : null}
          {tone === "running" ? <circle cx="8" cy="8" r="4" fill="currentColor" /> : null}
          {tone === "done" ? <path d="m3.500 8.500 3 3 6-7" /> : null}
        </g>
      </SvgIcon>
      {label}
    </Box>
  );
}
