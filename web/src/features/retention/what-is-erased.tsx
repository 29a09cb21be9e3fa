import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { fieldLabel } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";

/** What goes when the time has come, beside what stays. */
export function WhatIsErased({ kind }: { kind: "screening" | "drive" }) {
  const words = useWords("retention").erased;
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
      <Listed heading={words.goes} lines={words[kind].goes} />
      <Listed heading={words.stays} lines={words[kind].stays} />
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
