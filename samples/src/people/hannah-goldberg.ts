import type { Person } from "../person.ts";

export const hannahGoldberg: Person = {
  name: "Hannah Goldberg",
  fit: "adjacent",
  headline: "Audit trainee, ICAEW",
  contact: { location: "Leeds", email: "hannah.goldberg@example.org", phone: "+44 113 496 0871" },
  summary:
    "Third-year audit trainee. I test other people's payrolls for a living and would like to run one. Twelve of fifteen ACA exams passed.",
  jobs: [
    {
      title: "Audit Associate (training contract)",
      employer: "Whitcombe Nair LLP",
      place: "Leeds",
      dates: "Sep 2023 – present",
      bullets: [
        "Audits of owner-managed companies, academies and two freight forwarders.",
        "Payroll work papers: proof in total, starters and leavers, tax and NI recalculation, pension contributions.",
        "Wrote Excel templates with lookups for sample selection, adopted by the office.",
        "Coached two first-years through their first stocktake, in February, outdoors.",
      ],
    },
    {
      title: "Summer Intern",
      employer: "Whitcombe Nair LLP",
      place: "Leeds",
      dates: "Summer 2022",
      bullets: ["Accounts preparation for sole traders and a synagogue."],
    },
  ],
  education: [
    {
      award: "BA Modern Languages (German and Spanish), 2:1",
      school: "University of Durham",
      dates: "2019 – 2023",
      note: "Year abroad at the University of Leipzig",
    },
  ],
  skills: ["Audit of payroll and pensions", "Excel (lookups, pivots)", "CaseWare", "FRS 102"],
  certificates: ["ICAEW ACA: 12 of 15 exams passed", "ICAEW Certificate in Finance, Accounting and Business"],
  languages: ["English (native)", "German (C1)", "Spanish (B2)", "Hebrew (basic)"],
};
