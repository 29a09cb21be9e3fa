import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { languagesOfMails } from "./usual-mails.ts";

type Zones = { drive: string; candidate: string | null };

/** In the candidate's time zone, where it is known and another than the drive's, and in the drive's. */
export function formatMomentForCandidate(moment: Date, zones: Zones, language: MailLanguage): string {
  const there = formatMoment(moment, zones.drive, language);
  if (zones.candidate === null || zones.candidate === zones.drive) {
    return there;
  }
  const here = formatMoment(moment, zones.candidate, language);
  return fillPlaceholders(languagesOfMails[language].momentInTwoZones, { here, there }).text;
}

/** "Monday, 2 November 2026 at 09:00 (Europe/Madrid)" */
function formatMoment(moment: Date, timeZone: string, language: MailLanguage): string {
  const words = new Intl.DateTimeFormat(languagesOfMails[language].locale, {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  return `${words} (${timeZone})`;
}
