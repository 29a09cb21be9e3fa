import { people } from "./people.ts";
import type { Person } from "./person.ts";

/** Somebody of the sample drive: what they wrote to the question about each skill, and how far they came. */
export type SampleInterview = {
  name: string;
  email: string;
  stand: "completed" | "under way" | "not begun" | "withdrawn";
  answers: Record<string, string>;
  /** Why they withdrew, in their words. */
  reason?: string;
};

/** One question each, of those that the bank suggests for the job description of the sample screening. */
export const sampleDriveSkills = ["Payroll", "Excel", "Giving feedback", "Teaching and onboarding others"];

/** People of the sample screening in an interview drive: invented, as is all that they wrote. */
export const sampleInterviews: SampleInterview[] = [
  {
    ...personOf("Priya Raghunathan"),
    stand: "completed",
    answers: {
      Payroll:
        "Nothing goes into the run until he has approved it in writing, so the first thing I do is ring him and send him the overtime form while we are still talking. If it comes back signed this evening, I can key eleven lines in well under an hour and run the variance report on them before the file leaves at ten. If it comes back after eight in the morning, I leave it out: I will not risk the pay of 1,640 people for eleven. Then I offer a supplementary payment three days later, with its own short approval. Either way the eleven hear it from us before pay day. I would write the message for him to forward, with the date on which the money arrives. When it is over I sit down with him and ask what made the sheets late. At Northgate that turned out to be one supervisor on nights, and a reminder two days before the cut-off ended it.",
      Excel:
        "I save a copy with the date in its name and put the original somewhere read-only. Then I start from the page that people actually receive and trace each total back to where it comes from, with Trace Precedents and the list under Edit Links, and write the route down as I go. For the typed-over figures I use Go To Special, Constants on every range that should be formulas, because eyes miss them. Once it hangs together I feed it last month's data and see whether last month's report comes out, to the penny. Whatever I could not prove by the third day stays in the report with a note beside it saying that this number is unconfirmed and why.",
      "Giving feedback":
        "I would ask her for ten minutes in a room with a door, the day I notice the second one. I take both files along and show her the exact lines: here the net pay was copied from the month before, there a leaver was still in. Then I stop talking and ask what is going on, because somebody reliable does not turn careless for nothing. Last year the answer was that she had been covering a colleague's desk as well and had told nobody. We agreed that I check her next two reconciliations before they go out and that we meet again on the 14th. We did, and I stopped checking.",
      "Teaching and onboarding others":
        "Tomasz came to us from the warehouse and had never seen a payslip from our side. For the first payroll he only watched, and I said out loud why I did each step. The second we did together at one screen, with him at the keyboard. The third he ran by himself for the small Irish payroll, while I sat next door. After that month I noticed that he followed my list without knowing why, so I had him explain PRSI to me as if I were the new starter, and we went over what he could not explain. Today he runs the Irish payroll alone and trained the last joiner himself.",
    },
  },
  {
    ...personOf("Gareth Llewellyn"),
    stand: "completed",
    answers: {
      Payroll:
        "It happens most months with the transport lads. No signature, no pay, that has been my rule for twenty years and they all know it. I would tell him to get the form to me first thing, and if it is with me by half past eight I put it in. If not, then they get it the month after.",
      Excel:
        "I would save a copy of the workbook first, so that the old one is never touched. Then I would go through the sheets until I understood what it does. I am steady with spreadsheets rather than quick. If the report could not be finished properly I would tell the finance director which figures I was not sure about.",
      "Giving feedback":
        "I would have a quiet word in my office the same afternoon, just the two of us. I would have the two wage sheets on the desk and point at the mistakes. I would ask if everything is all right at home, because in my experience that is what it usually is.",
      "Teaching and onboarding others":
        "I have brought on four clerks over the years. You show them, you sit with them for a few weeks and then you leave them to it. They are all still in the trade and two of them went on to bigger firms.",
    },
  },
  {
    ...personOf("Jayden Clarke"),
    stand: "completed",
    answers: {
      Payroll:
        "I am very motivated and a fast learner, and payroll is what I want to do with my life. My tutor says that I am one of the most enthusiastic people on the course. I have always been good with numbers and I would give this job everything.",
      Excel:
        "I love Excel. I did my whole apprenticeship project in it and got a distinction. I also know a bit of Power BI, Python and Google Sheets, and I am happy to learn whatever you use.",
      "Giving feedback":
        "Feedback is really important to me. I think that a good team is one in which everybody is open and honest and feels valued, and I try to bring a positive attitude to work every day.",
      "Teaching and onboarding others":
        "I enjoy working with people and have been told that I explain things well. At the trainer shop I was employee of the month twice.",
    },
  },
  {
    ...personOf("Anneliese Brückner-Shah"),
    stand: "under way",
    answers: {
      Payroll:
        "I would not enter unapproved overtime, whoever asks. I would phone him, explain that the file has to be at the bank at ten, and send him the approval so that he can sign it tonight. Eleven entries and their checks are about an hour's work, so seven in the morning is my latest. If it does not come, the eleven get an advance at the end of the week, and he and I tell them so today.",
    },
  },
  { ...personOf("Kwabena Mensah"), stand: "not begun", answers: {} },
  {
    ...personOf("Mei-Ling Tan"),
    stand: "withdrawn",
    answers: {},
    reason: "I have accepted another offer this week. Thank you for the invitation.",
  },
];

function personOf(name: string): Pick<SampleInterview, "name" | "email"> {
  const person = people.find((one: Person) => one.name === name);
  if (!person) throw new Error(`${name} is none of the people.`);
  return { name, email: person.contact.email };
}
