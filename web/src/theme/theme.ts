import { createTheme } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";
import { darkColors, lightColors } from "@winnow/contract/colors.ts";
import { components } from "./components.ts";
import { palette } from "./palette.ts";
import { radius } from "./sizes.ts";
import { typography } from "./typography.ts";

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-color-mode" },
  colorSchemes: {
    light: { palette: palette(lightColors) },
    dark: { palette: palette(darkColors) },
  },
  typography,
  components,
  shape: { borderRadius: radius.control },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  motion: { reducedMotion: "system" },
  transitions: {
    easing: { easeInOut: "ease-out", easeOut: "ease-out", easeIn: "ease-out", sharp: "ease-out" },
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
});
