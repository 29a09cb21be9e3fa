import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider as MuiThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { colorModeKey } from "./color-mode-key.ts";
import { theme } from "./theme.ts";
import { useLightPaper } from "./use-light-paper.ts";

export function ThemeProvider({ children }: { children: ReactNode }) {
  useLightPaper();
  return (
    <MuiThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={colorModeKey}
      colorSchemeStorageKey={`${colorModeKey}-scheme`}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </MuiThemeProvider>
  );
}
