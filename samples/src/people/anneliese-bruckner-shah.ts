import type { Person } from "../person.ts";

export const annelieseBrucknerShah: Person = {
  name: "Anneliese Brückner-Shah",
  fit: "strong",
  headline: "Payroll Accountant, MCIPP",
  contact: {
    location: "Headingley, Leeds LS6",
    email: "a.brueckner-shah@example.org",
    phone: "+44 113 496 0118",
  },
  summary:
    "Payroll accountant with nine years in UK payroll, the last five in charge of the monthly run for about 1,100 people in food distribution. I grew up in Bremen, took my degree in Germany and have worked in Yorkshire ever since. What I enjoy most is the week after pay day, when the control accounts come down to nil and stay there.",
  jobs: [
    {
      title: "Payroll Accountant",
      employer: "Marlow & Pike Foods plc",
      place: "Leeds",
      dates: "March 2021 to present",
      bullets: [
        "Own the monthly payroll for 1,100 salaried and hourly employees, from the cut-off calendar to BACS approval.",
        "Reconcile nine payroll control accounts each month and post the journals into Sage 200 by working day two; unexplained balances older than 60 days fell from £84,000 to zero.",
        "File FPS and EPS submissions through RTI and dealt with an HMRC employer compliance check in 2023 that closed without adjustment.",
        "Coach two administrators. One passed her CIPP foundation degree last summer and now runs the weekly payroll on her own.",
        "Replaced the overtime spreadsheet by a Power Query model that reads the depot timesheets (about six hours saved per month).",
      ],
    },
    {
      title: "Payroll Specialist",
      employer: "Calder Vale Textiles Ltd",
      place: "Huddersfield",
      dates: "June 2017 to February 2021",
      bullets: [
        "Weekly and monthly payrolls, 640 employees on three sites, with shift premiums, piece rates and two works pension schemes.",
        "Calculated SMP, SPP and SSP, attachment of earnings orders and holiday pay on 52-week averages.",
        "Led auto-enrolment re-enrolment in 2019 together with the pension provider.",
        "Ran the small German payroll (14 people in Mönchengladbach) with a Steuerberater for three years.",
      ],
    },
    {
      title: "Accounts Assistant",
      employer: "Hofmeister Maschinenhandel GmbH",
      place: "Bremen",
      dates: "August 2014 to April 2017",
      bullets: [
        "Purchase ledger, travel expenses and preparing monthly pay data for the external payroll bureau.",
        "Monthly VAT returns and bank reconciliations in DATEV.",
      ],
    },
    {
      title: "Trainee, later clerk",
      employer: "Weserkontor Spedition",
      place: "Bremerhaven",
      dates: "part-time, 2011 to July 2014",
      bullets: [
        "Freight invoices and customs papers beside my studies, two days a week.",
        "Drivers' expense claims: the first payroll-like thing I ever reconciled.",
      ],
    },
  ],
  education: [
    {
      award: "BA Business Administration (Accounting and Taxation)",
      school: "Hochschule Bremerhaven",
      dates: "2011 to 2014",
      note: "final grade 1.8",
    },
  ],
  skills: [
    "PAYE and National Insurance",
    "Statutory payments",
    "RTI, P60, P11D",
    "Payroll control account reconciliation",
    "Sage 200 and Sage 50 Payroll",
    "Excel: XLOOKUP, pivot tables, Power Query",
    "Pension auto-enrolment",
  ],
  certificates: [
    "Member of the Chartered Institute of Payroll Professionals (MCIPP), 2020",
    "CIPP Foundation Degree in Payroll Management, 2019",
  ],
  languages: ["German (native)", "English (fluent, C2)", "Dutch (basic)"],
  furtherSections: [
    {
      heading: "Selected projects",
      lines: [
        "2025: Harmonised holiday years of three acquired depots (260 people) without a single grievance.",
        "2024: Parallel run and cut-over to a new time and attendance system on two sites.",
        "2022: Wrote the payroll chapter of the business continuity plan and tested it by paying everyone from a laptop in a hotel.",
      ],
    },
    {
      heading: "Volunteering",
      lines: ["Treasurer of the German Saturday School in Leeds since 2018, including Gift Aid claims."],
    },
  ],
};
