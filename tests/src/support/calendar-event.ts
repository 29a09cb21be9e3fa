import ICAL from "ical.js";
import type { AcceptedMail } from "./mail-server.ts";

/** The event in a mail's calendar file, as a calendar reads it. */
export function calendarEventOf(mail: AcceptedMail | undefined) {
  const calendars = mail?.parsed.attachments.filter(({ mimeType }) => mimeType === "text/calendar") ?? [];
  const [first] = calendars;
  const content = first?.content ?? "";
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
}
