import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider as MuiThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { colorModeKey } from "./color-mode-key.ts";
import { theme } from "./theme.ts";

export function ThemeProvider({ children }: { children: ReactNode }) {
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
