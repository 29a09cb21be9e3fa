import type { Person } from "../person.ts";

export const ciaranMacGiolla: Person = {
  name: "Ciarán Mac Giolla",
  fit: "strong",
  headline: "Management accountant turned payroll lead",
  contact: {
    location: "Ilkley, West Yorkshire",
    email: "ciaran.macgiolla@example.com",
    phone: "+44 20 7946 0331",
  },
  summary:
    "Seven years in payroll after four in management accounts. That order helps: I know what the journal is for before I post it. Part-qualified CIMA, degree in economics and finance, lived two years in Hamburg.",
  jobs: [
    {
      title: "Payroll & Benefits Lead",
      employer: "Thornbury Cold Chain",
      place: "Leeds",
      dates: "since 02.2022",
      bullets: [
        "Responsible for UK payroll (monthly, 870 staff) and for the Irish branch (60) through a bureau in Dundalk.",
        "Weekly cycle for 400 warehouse operatives brought in-house in 2023; saved £58k a year in bureau fees.",
        "Reconciliation of wages control, HMRC and pension creditor accounts, journals to Sage 200, accrual for untaken holiday.",
        "Stand in for the Financial Controller at the monthly close twice a year.",
        "Speak to our German carriers' finance people in German, about invoices rather than philosophy.",
      ],
    },
    {
      title: "Payroll Analyst",
      employer: "Thornbury Cold Chain",
      place: "Leeds",
      dates: "05.2019 - 01.2022",
      bullets: [
        "Furlough claims for 310 people in 2020, later reviewed by HMRC without findings.",
        "Statutory payments, salary sacrifice, cycle to work, company cars and P46(Car).",
        "Automated the pension contribution file with Power Query, ending a monthly half-day of copy and paste.",
      ],
    },
    {
      title: "Assistant Management Accountant",
      employer: "Elbe & Humber Shipping Agency",
      place: "Hull, 2 years seconded to Hamburg",
      dates: "09.2015 - 04.2019",
      bullets: [
        "Monthly reporting packs, vessel cost accruals, intercompany balances with the Hamburg office.",
        "Labour cost analysis: payroll cost per vessel call, still used by the board.",
      ],
    },
  ],
  education: [
    {
      award: "B.A. Economics and Finance",
      school: "University College Cork",
      dates: "2011 - 2015",
    },
  ],
  skills: [
    "PAYE / NIC / RTI",
    "statutory payments",
    "Irish payroll basics",
    "auto-enrolment",
    "Sage 200",
    "Excel (pivot tables, XLOOKUP, Power Query)",
    "control account reconciliation",
    "month-end close",
  ],
  certificates: ["CIMA Certificate and Operational level completed, Management level in progress"],
  languages: ["English and Irish (native)", "German (B2)"],
};
