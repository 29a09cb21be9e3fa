import type { Person } from "../person.ts";

export const oluwaseunAdeyemi: Person = {
  name: "Oluwaseun Adeyemi",
  fit: "strong",
  headline: "Senior payroll professional | ACCA part-qualified",
  contact: {
    location: "Bradford, West Yorkshire",
    email: "seun.adeyemi@example.com",
    phone: "+44 7700 900 214",
    link: "seunadeyemi.example.com",
  },
  summary:
    "I run payroll the way a good pilot flies: checklists, no surprises, a calm voice when something goes wrong. Eight years' UK payroll experience in transport and care, payrolls of up to 2,300 people, and nine ACCA papers passed so far.",
  jobs: [
    {
      title: "Senior Payroll Officer",
      employer: "Pennine Swift Coaches",
      place: "Bradford",
      dates: "09/2020 - now",
      bullets: [
        "Weekly drivers' payroll (780) and monthly staff payroll (210): rest-day working, sleeping-out allowances, tachograph hours, the lot.",
        "Post payroll journals to the general ledger and reconcile net pay, PAYE/NIC and pension creditors before working day 3.",
        "Supervise one payroll administrator and an apprentice; wrote the procedures they work from.",
        "Prepared P11Ds for 64 company vehicles and handled the Class 1A calculation.",
        "Sat on the project team that moved HR data to SAP SuccessFactors, with three parallel runs and a first live month without a correction.",
      ],
    },
    {
      title: "Payroll Officer",
      employer: "Oakhaven Care Group",
      place: "Wakefield",
      dates: "01/2018 - 08/2020",
      bullets: [
        "Processed pay for 2,300 care workers in 31 homes as one of a team of four.",
        "Answered around forty queries each pay week, mostly about holiday pay and sleep-in shifts.",
        "Checked National Minimum Wage compliance after travel time, which led to £47k of arrears being found and paid.",
        "RTI corrections, tax code notices, student loans, statutory maternity and sick pay.",
      ],
    },
    {
      title: "Finance Assistant",
      employer: "Aire Street Housing Association",
      place: "Leeds",
      dates: "10/2016 - 12/2017",
      bullets: [
        "Rent account reconciliations and direct debits.",
        "Covered payroll for three months during maternity leave, and never looked back.",
      ],
    },
    {
      title: "Customer Service Adviser",
      employer: "Northern Arc Energy",
      place: "Bradford",
      dates: "07/2016 - 09/2016, and student summers 2014 and 2015",
      bullets: [
        "Billing questions by telephone, up to 70 calls a day; top of the team for problems solved at the first call.",
        "Refund calculations checked against meter readings.",
      ],
    },
  ],
  education: [
    {
      award: "BSc (Hons) Accounting and Finance, 2:1",
      school: "University of Bradford",
      dates: "2013 - 2016",
    },
  ],
  skills: [
    "End-to-end UK payroll",
    "PAYE, NI and RTI",
    "Statutory pay",
    "Auto-enrolment",
    "Sage 200",
    "SAP SuccessFactors Employee Central",
    "Advanced Excel (INDEX/MATCH, pivots, some VBA)",
  ],
  certificates: ["ACCA: nine of thirteen papers passed", "CIPP Payroll Technician Certificate (2019)"],
  languages: ["English: native", "Yoruba: native", "German: A2, evening classes"],
  furtherSections: [
    {
      heading: "What I would bring in the first hundred days",
      lines: [
        "A reconciled opening position for every payroll account, with a list of what is old and who owns it.",
        "A cut-off calendar that depots have agreed to rather than received.",
        "Documented checks before release: gross to net, joiners and leavers, bank detail changes, zero and negative pay.",
      ],
    },
    { heading: "Outside work", lines: ["Treasurer of a youth football club; Sunday league left back."] },
  ],
};
