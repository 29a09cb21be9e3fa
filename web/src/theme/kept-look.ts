import { useState } from "react";
import { colorModeKey } from "./color-mode-key.ts";

const prefix = "winnow-look-";

/** Whether a name in the browser's storage is about how the interface looks, which tells nothing of an account. */
export function isLookKey(name: string): boolean {
  return name.startsWith(colorModeKey) || name.startsWith(prefix);
}

/** A choice of how the interface looks, kept in this browser; null until there is one. */
export function useKeptLook(name: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(prefix + name));
  return [
    value,
    (chosen) => {
      localStorage.setItem(prefix + name, chosen);
      setValue(chosen);
    },
  ];
}
