import Box from "@mui/material/Box";
import { textSize } from "../../theme/sizes.ts";
import { keyCap } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { commandCap } from "./palette-key.ts";

/** How the palette is used by keys, where there is a keyboard. */
export function PaletteFoot() {
  const words = useWords("palette").keys;
  const { ctrl } = useWords("frame");
  const hints = [
    { keys: ["↑", "↓"], does: words.move },
    { keys: ["Enter"], does: words.open },
    { keys: [commandCap(ctrl), "Enter"], does: words.aside },
    { keys: ["Esc"], does: words.close },
  ];
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
          {does}
        </Box>
      ))}
    </Box>
  );
}
