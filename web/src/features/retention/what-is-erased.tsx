import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { fieldLabel } from "../../theme/styles.ts";

const goes = {
  screening: [
    "CVs, results, notes and decisions",
    "Applications, with what was asked and answered",
    "Exports and saved drafts",
  ],
  drive: [
    "Candidates with their interviews, answers and recordings",
    "Scorecards, decisions and shared links",
    "Sheets of candidates and saved drafts",
  ],
};
const stays = {
  screening: [
    "The screening with its job description",
    "The credits that were charged, without names",
    "Candidates in interview drives, which have days of their own",
  ],
  drive: ["The drive with its questions", "The credits that were charged, without names"],
};

/** What goes when the time has come, beside what stays. */
export function WhatIsErased({ kind }: { kind: "screening" | "drive" }) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        gap: 2,
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: radius.control,
      }}
    >
      <Listed heading="What goes" lines={goes[kind]} />
      <Listed heading="What stays" lines={stays[kind]} />
    </Box>
  );
}

function Listed({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <div>
      <Box component="h3" sx={{ ...fieldLabel, m: 0, fontWeight: 550 }}>
        {heading}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </div>
  );
}
