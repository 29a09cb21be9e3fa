import { perLocale } from "../../words/format-locale.ts";

const tenths = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "820 B", "340 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${tenths().format(bytes / 1_000_000)} MB`;
}
