import type { Person } from "../person.ts";

export const sofiaLindqvist: Person = {
  name: "Sofia Lindqvist",
  fit: "partial",
  headline: "Financial Accountant (ACCA)",
  contact: { location: "Skipton", email: "sofia.lindqvist@example.org", phone: "+44 1632 960 291" },
  summary:
    "Qualified accountant with eight years in general ledger, group reporting and VAT. Payroll has always been next door: I post the journal and review the reconciliation, others press the button.",
  jobs: [
    {
      title: "Financial Accountant",
      employer: "Aireworth Building Supplies",
      place: "Keighley",
      dates: "Aug 2021 – Present",
      bullets: [
        "Statutory accounts for four companies under FRS 102; audit lead contact.",
        "Monthly close in five working days, balance sheet reconciliations reviewed by me, including payroll control accounts prepared by the bureau.",
        "VAT returns, intercompany, fixed assets, leases.",
        "Two direct reports: an assistant accountant and a purchase ledger clerk.",
      ],
    },
    {
      title: "Group Accountant",
      employer: "Malmgren Marine AB",
      place: "Gothenburg",
      dates: "Jan 2018 – Jun 2021",
      bullets: [
        "Consolidation of eleven subsidiaries in four currencies.",
        "Rolled out Sage 200 at the UK subsidiary, spent seven months on site in Hull.",
        "Transfer pricing documentation with the tax adviser in Hamburg (meetings in German).",
      ],
    },
  ],
  education: [
    {
      award: "BSc Business and Economics",
      school: "School of Business, Economics and Law, Gothenburg",
      dates: "2014 – 2017",
    },
  ],
  skills: [
    "FRS 102 and IFRS",
    "Sage 200",
    "Consolidation",
    "VAT",
    "Advanced Excel and Power Query",
    "Month-end close",
  ],
  certificates: ["ACCA, qualified 2020"],
  languages: ["Swedish (native)", "English (C2)", "German (B2)"],
  furtherSections: [
    { heading: "Interests", lines: ["Fell running, choir, restoring a very small wooden boat."] },
  ],
};
