import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import type { ReactNode } from "react";

const shapes = {
  full: <circle cx="8" cy="8" r="6" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.75a5.250 5.250 0 0 0 0 10.500z" />
    </>
  ),
  empty: <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
} as const;

/** How much of something is there, as a shape with a word in the colour of the text: never red or green. */
export function VerdictMark({ shape, children }: { shape: keyof typeof shapes; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, fontWeight: 550, whiteSpace: "nowrap" }}
    >
      <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 16 }}>
        {shapes[shape]}
      </SvgIcon>
      {children}
    </Box>
  );
}
