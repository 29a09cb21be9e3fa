import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import { useWords } from "../words/words.ts";
import { textSize } from "./sizes.ts";

const modes = ["light", "dark", "system"] as const;

/** Light, dark, or whatever the system says; kept in this browser. */
export function ColorModeChoice() {
  const words = useWords("frame").colors;
  const { mode, setMode } = useColorScheme();
  const labelId = useId();
  return (
    <Box sx={{ px: 1.5, py: 1 }}>
      <Box id={labelId} sx={{ mb: 0.5, fontSize: textSize.caption, color: "text.secondary" }}>
        {words.title}
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={labelId}
        value={mode ?? "system"}
        onChange={(_, chosen: (typeof modes)[number] | null) => {
          if (chosen) setMode(chosen);
        }}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value}>
            {words[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
