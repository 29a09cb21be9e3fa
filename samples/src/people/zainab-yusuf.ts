import type { Person } from "../person.ts";

export const zainabYusuf: Person = {
  name: "Zainab Yusuf",
  fit: "adjacent",
  headline: "Accounting graduate",
  contact: {
    location: "Dewsbury",
    email: "zainab.yusuf@example.org",
    phone: "+44 1632 960 815",
    link: "linkedin.example.com/in/zainabyusuf",
  },
  summary:
    "First-class accounting graduate with a placement year in a finance department and exemptions from nine ACCA papers. Curious about payroll since my dissertation on holiday pay case law.",
  jobs: [
    {
      title: "Finance Placement Student",
      employer: "Lindley Medical Supplies",
      place: "Huddersfield",
      dates: "July 2024 to July 2025",
      bullets: [
        "Prepared bank and supplier reconciliations and monthly accruals.",
        "Spent six weeks with payroll: keyed overtime, checked P45s, compared gross to net changes month by month.",
        "Replaced a manual expense log by a spreadsheet with lookups and data validation.",
      ],
    },
    {
      title: "Maths Tutor",
      employer: "self-employed",
      place: "Dewsbury",
      dates: "2022 to 2026",
      bullets: [
        "GCSE tuition for up to eight pupils a week. Invoicing taught me more about debtors than any lecture.",
      ],
    },
  ],
  education: [
    {
      award: "BA (Hons) Accountancy with Placement, First",
      school: "University of Huddersfield",
      dates: "2022 to 2026",
      note: "Dissertation: Holiday pay after Harpur Trust",
    },
    { award: "A levels: Maths A, Economics A, Urdu A*", school: "Dewsbury Sixth Form Centre", dates: "2022" },
  ],
  skills: [
    "Excel (pivot tables, XLOOKUP, Power Query course)",
    "Sage 50 Accounts",
    "Xero certified adviser",
    "Report writing",
  ],
  certificates: ["ACCA: exempt from nine papers, first professional exam booked for March 2027"],
  languages: ["English (native)", "Urdu (native)", "Arabic (reading)"],
};
