import { isolate } from "@winnow/contract/isolate.ts";
import {
  type InterviewHappening,
  type InterviewReport,
  interviewHappening,
} from "@winnow/contract/reports.ts";
import type { EventRow } from "./rows.ts";

type Signal = InterviewReport["signals"][number];
type Line = { happened: InterviewHappening | null; sentence: string };

const sentences: Record<InterviewHappening["kind"], string> = {
  consented: "Read how the interview works and agreed to it.",
  begun: "Began the interview.",
  opened: "Opened question {number}.",
  given: "Gave the answer to question {number}.",
  completed: "Finished the interview.",
  withdrawn: "Withdrew.",
  erased: "Had all answers erased.",
  asked_extra_time: "Asked for extra time.",
  asked_other_form: "Asked for another form.",
  granted_extra_time: "Extra time was granted.",
  granted_other_form: "Another form was granted.",
  declined_extra_time: "Extra time was declined.",
  declined_other_form: "Another form was declined.",
  continued_elsewhere: "Continued in another window or on another device.",
  resumed: "Went on with the answer to question {number} after a break.",
  left_page: "Left the page.",
  came_back: "Came back to the page.",
  pasted: "Pasted {characters} into the answer to question {number}.",
  lost_network: "Lost the network; what was answered meanwhile arrived later.",
  shared: "The candidate was shared with {whom}.",
  share_link_renewed: "{whom} got another link; the one before opens nothing any more.",
  share_revoked: "The link for {whom} was revoked.",
  share_feedback: "{whom} left feedback.",
  lost_device: "The camera or microphone was taken away.",
};

/** One line of the timeline. `numberOf` says which number a question has. */
export function lineOfEvent(event: EventRow, numberOf: (questionId: string) => number | null): Line {
  const happened = interviewHappening.safeParse({
    ...event,
    question: event.question_id === null ? null : numberOf(event.question_id),
  }).data;
  return happened
    ? { happened, sentence: sentenceOf(happened) }
    : { happened: null, sentence: `${event.kind}.` };
}

function sentenceOf({ kind, question, characters: pasted, whom }: InterviewHappening): string {
  return (
    sentences[kind]
      .replace("{number}", question === null ? "that was removed" : String(question))
      .replace("{characters}", characters(pasted ?? 0))
      // A function, since signs of somebody's words would be read as a pattern's.
      .replace("{whom}", () => isolate(whom ?? "Somebody"))
  );
}

/** What happened beside the answers, counted: facts without a verdict, and only those that happened. */
export function signalsOf(events: EventRow[]): Signal[] {
  const of = (kind: Signal["kind"]) => events.filter((event) => event.kind === kind);
  const signals: Signal[] = [];
  const tell = (
    kind: Signal["kind"],
    sentence: (count: number) => string,
    facts: Partial<Pick<Signal, "away_seconds" | "characters">> = {},
  ) => {
    const count = of(kind).length;
    if (count > 0) {
      signals.push({
        kind,
        count,
        away_seconds: null,
        characters: null,
        ...facts,
        sentence: sentence(count),
      });
    }
  };
  const away = Math.round(awayMs(events) / 1000);
  const pasted = of("pasted").reduce((sum, event) => sum + (event.characters ?? 0), 0);
  tell("left_page", (count) => `Left the page ${times(count)}, for ${duration(away)} in all.`, {
    away_seconds: away,
  });
  tell("pasted", (count) => `Pasted text ${times(count)}, ${characters(pasted)} in all.`, {
    characters: pasted,
  });
  tell("continued_elsewhere", (count) => `Changed to another window or device ${times(count)}.`);
  tell("resumed", (count) => `Went on with an answer after a break ${times(count)}.`);
  tell("lost_network", (count) => `Lost the network ${times(count)}.`);
  tell("lost_device", (count) => `Lost the camera or microphone ${times(count)}.`);
  return signals;
}

/** From each leaving to the next sign of being back. */
function awayMs(events: EventRow[]): number {
  let away = 0;
  let since: Date | null = null;
  for (const { kind, at } of events) {
    if (kind === "left_page") {
      since ??= at;
    } else if (since && kind === "came_back") {
      away += at.getTime() - since.getTime();
      since = null;
    }
  }
  return away;
}

function times(count: number): string {
  return count === 1 ? "once" : `${count.toLocaleString("en")} times`;
}

function characters(count: number): string {
  return count === 1 ? "1 character" : `${count.toLocaleString("en")} characters`;
}

function duration(seconds: number): string {
  if (seconds < 120) {
    return seconds === 1 ? "1 second" : `${seconds} seconds`;
  }
  return `${Math.round(seconds / 60).toLocaleString("en")} minutes`;
}
