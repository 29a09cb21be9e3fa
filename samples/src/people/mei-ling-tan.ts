import type { Person } from "../person.ts";

export const meiLingTan: Person = {
  name: "Mei-Ling Tan",
  fit: "good",
  headline: "Assistant Payroll Manager | ACCA",
  contact: { location: "Leeds city centre", email: "meiling.tan@example.org", phone: "+44 113 496 0540" },
  summary:
    "Chartered certified accountant in a payroll chair. Four and a half years of UK payroll in a shared service centre, before that audit. Strong on controls, numbers and documentation, and looking for a company small enough that I can meet the people I pay.",
  jobs: [
    {
      title: "Assistant Payroll Manager",
      employer: "Corvane Shared Services",
      place: "Leeds",
      dates: "July 2024 – current",
      bullets: [
        "Second in command of the UK payroll of a retail bank client: 5,200 employees, one monthly run, seven people in the team.",
        "Designed the four-eye control over changes to bank details after a phishing attempt in 2025.",
        "Sign off the reconciliation of 22 payroll accounts and the journals to Oracle.",
      ],
    },
    {
      title: "Payroll Accountant",
      employer: "Corvane Shared Services",
      place: "Leeds",
      dates: "May 2022 – June 2024",
      bullets: [
        "Month-end journals, accruals and PAYE/NIC reconciliations for four clients (between 300 and 2,000 employees).",
        "Wrote a Power Query workbook that compares FPS totals with the ledger. It is used by all client teams now.",
        "Worked through two HMRC reviews of employment-related securities.",
      ],
    },
    {
      title: "Audit Associate, then Senior",
      employer: "Pell Hargreaves LLP",
      place: "Leeds",
      dates: "September 2018 – April 2022",
      bullets: [
        "Audits of manufacturers and charities with turnover of £5m to £90m.",
        "Payroll testing on most of them: starters, leavers, holiday accruals, pension contributions.",
        "In charge on site from the second year with one or two juniors.",
      ],
    },
  ],
  education: [
    { award: "BSc Accounting and Finance, First", school: "University of Leeds", dates: "2015 – 2018" },
  ],
  skills: [
    "Payroll accounting and controls",
    "PAYE, NIC, RTI",
    "Oracle Fusion",
    "Excel (advanced), Power Query",
    "Process documentation",
  ],
  certificates: ["ACCA member since 2022"],
  languages: ["English (bilingual)", "Mandarin (bilingual)", "Malay (good)"],
};
