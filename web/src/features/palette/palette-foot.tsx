import Box from "@mui/material/Box";
import { textSize } from "../../theme/sizes.ts";
import { keyCap } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { commandKey } from "./palette-key.ts";

const hints = [
  { keys: ["↑", "↓"], does: "move" },
  { keys: ["Enter"], does: "open" },
  { keys: [commandKey, "Enter"], does: "aside" },
  { keys: ["Esc"], does: "close" },
] as const;

/** How the palette is used by keys, where there is a keyboard. */
export function PaletteFoot() {
  const words = useWords("palette").keys;
  return (
    <Box
      sx={{
        display: { xs: "none", sm: "flex" },
        gap: 3,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        fontSize: textSize.caption,
        color: "text.secondary",
      }}
    >
      {hints.map(({ keys, does }) => (
        <Box key={does} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
          {keys.map((key) => (
            <Box component="kbd" key={key} sx={keyCap}>
              {key}
            </Box>
          ))}
          {words[does]}
        </Box>
      ))}
    </Box>
  );
}
