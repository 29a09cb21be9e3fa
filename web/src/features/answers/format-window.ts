import { formatIn } from "../../ui/format/zoned-time.ts";
import { formatLocale } from "../../words/format-locale.ts";

/** A moment in the candidate's zone, which it names: "Nov 29, 2026, 6:00 PM GMT+1". */
export function formatMomentIn(epochSeconds: number, timeZone: string): string {
  return `${formatIn(epochSeconds, timeZone)} ${zoneName(epochSeconds, timeZone)}`;
}

/** As `formatMomentIn`, with the zone as people read it: "… GMT+1 (Europe/Berlin)". */
export function formatWindowMoment(epochSeconds: number, timeZone: string): string {
  const moment = formatMomentIn(epochSeconds, timeZone);
  return moment.endsWith(timeZone) ? moment : `${moment} (${timeZone.replaceAll("_", " ")})`;
}

function zoneName(epochSeconds: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: "short" }).formatToParts(
    epochSeconds * 1000,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
