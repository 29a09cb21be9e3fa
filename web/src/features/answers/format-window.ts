import { pageLanguage } from "../../words/page-language.ts";

/** A moment in the candidate's zone, which it names: "Nov 29, 2026, 6:00 PM GMT+1". */
export function formatMomentIn(epochSeconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  return format.format(new Date(epochSeconds * 1000));
}

/** As `formatMomentIn`, with the zone as people read it: "… GMT+1 (Europe/Berlin)". */
export function formatWindowMoment(epochSeconds: number, timeZone: string): string {
  const moment = formatMomentIn(epochSeconds, timeZone);
  return moment.endsWith(timeZone) ? moment : `${moment} (${timeZone.replaceAll("_", " ")})`;
}
