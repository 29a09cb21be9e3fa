import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Mail } from "../../platform/mail/mailer.ts";

/**
 * The time in which a candidate can answer, as an event of RFC 5545 that blocks no time. It has one UID for as long as
 * the interview is there; the highest sequence counts. Moments are in UTC, so no change to summer time moves them.
 */
export function writeCalendar(event: {
  interviewId: string;
  sequence: number;
  isCancelled: boolean;
  title: string;
  opensAt: Date;
  closesAt: Date;
  link: string | null;
  organizer: { name: string; email: string };
  candidate: { name: string; email: string };
}): NonNullable<Mail["calendar"]> {
  const method = event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: "Winnow", product: "Interviews" }, method });
  calendar.createEvent({
    id: `${event.interviewId}@interviews.winnow`,
    sequence: event.sequence,
    start: event.opensAt,
    end: event.closesAt,
    summary: `Interview: ${event.title}`,
    ...(event.link
      ? { url: event.link, description: `Answer at any time within this window:\n${event.link}` }
      : {}),
    organizer: event.organizer,
    attendees: [{ ...event.candidate, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION }],
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return { method: event.isCancelled ? "CANCEL" : "REQUEST", content: calendar.toString() };
}
