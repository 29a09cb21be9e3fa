/** The time zone of the browser's clock, such as "Europe/Madrid". */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
