import { existsSync } from "node:fs";

/** A Chromium that talks to nobody but us. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function findChromium(): string {
  const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (!found)
    throw new Error("There is no Chromium. npm test installs it on Debian; elsewhere set CHROMIUM_PATH.");
  return found;
}
