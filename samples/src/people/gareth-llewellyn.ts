import type { Person } from "../person.ts";

export const garethLlewellyn: Person = {
  name: "Gareth Llewellyn",
  fit: "good",
  headline: "Payroll Supervisor",
  contact: { location: "Barnsley S70", email: "g.llewellyn@example.com", phone: "+44 1632 960 083" },
  summary:
    "Twenty-two years in payroll offices, mostly haulage and quarrying. No degree, I went straight from school into the wages office and learned on the job. Steady, accurate, good with drivers.",
  jobs: [
    {
      title: "Payroll Supervisor",
      employer: "Hepworth Haulage",
      place: "Barnsley",
      dates: "Feb 2012 until now",
      bullets: [
        "Supervise a team of 4 payroll clerks. Weekly wages for 1,250 drivers and fitters, monthly for 160 staff.",
        "Night out money, overtime, tacho queries. Drivers know my extension by heart.",
        "All RTI returns, P60s, P11Ds, PAYE and NI payments, pension uploads.",
        "Balance the wages control account every Friday and give Finance the journal.",
        "Set up auto enrolment in 2013 and three re-enrolments since.",
      ],
    },
    {
      title: "Senior Wages Clerk",
      employer: "Elsecar Aggregates",
      place: "Rotherham",
      dates: "2006 - Jan 2012",
      bullets: [
        "Wages for 380 quarry and plant workers on Sage, bonus by tonnage.",
        "Trained two juniors who both became supervisors elsewhere.",
      ],
    },
    {
      title: "Wages Clerk",
      employer: "Elsecar Aggregates",
      place: "Rotherham",
      dates: "2004 - 2006",
      bullets: ["Clock cards, SSP, P45s, filing."],
    },
  ],
  education: [
    { award: "3 A levels (Mathematics, Geography, Welsh)", school: "Ysgol Glan Tywi", dates: "2002 - 2004" },
  ],
  skills: [
    "Weekly and monthly payroll",
    "PAYE, NI, SSP, SMP",
    "Sage 200 and Sage 50 Payroll",
    "Excel (lookups, pivots)",
    "Staff supervision",
    "Union liaison",
  ],
  certificates: ["CIPP Payroll Technician Certificate (2015)", "First aider at work"],
  languages: ["English", "Welsh"],
};
