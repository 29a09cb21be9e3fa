import type { Person } from "../person.ts";

export const kwabenaMensah: Person = {
  name: "Kwabena Mensah",
  fit: "partial",
  headline: "Payroll and Compensation Accountant",
  contact: { location: "Birmingham", email: "kwabena.mensah@example.com", phone: "+44 121 496 0377" },
  summary:
    "Payroll accountant from Accra with seven years of experience in payrolls of 600 to 2,400 employees. Moved to Birmingham in January 2026 with full right to work. I have studied PAYE as it works here and completed an introductory course, but have not yet run a British payroll.",
  jobs: [
    {
      title: "Finance Temp",
      employer: "Jewellery Quarter Staffing (placement at a housing charity)",
      place: "Birmingham",
      dates: "03/2026 - 09/2026",
      bullets: [
        "Bank reconciliations, purchase ledger, expense claims.",
        "Helped the payroll officer check the pension upload file for two months.",
      ],
    },
    {
      title: "Payroll and Compensation Accountant",
      employer: "Volta Crest Mining Services",
      place: "Accra and Tarkwa, Ghana",
      dates: "05/2020 - 12/2025",
      bullets: [
        "Managed monthly payroll of 2,400 workers on rotation, site allowances in two currencies.",
        "GRA income tax filings, SSNIT tiers 1 to 3, union check-off.",
        "Reconciled salary control accounts and posted journals in SAP FI.",
        "Supervised three payroll assistants and introduced a maker and checker step.",
      ],
    },
    {
      title: "Payroll Officer",
      employer: "Sankofa Agro Processing",
      place: "Kumasi, Ghana",
      dates: "08/2018 - 04/2020",
      bullets: [
        "Payroll for 600 permanent and seasonal employees.",
        "Year-end returns, leave balances, loans.",
      ],
    },
  ],
  education: [
    {
      award: "BSc Administration (Accounting)",
      school: "University of Ghana, Legon",
      dates: "2013 - 2017",
      note: "Second class upper",
    },
  ],
  skills: [
    "Payroll control and reconciliation",
    "SAP FI and HCM",
    "Excel: pivot tables, nested lookups, macros",
    "Team supervision",
    "Mining allowances",
  ],
  certificates: [
    "ICAG level 2 (Institute of Chartered Accountants, Ghana)",
    "Introduction to UK Payroll, online course, 2026",
  ],
  languages: ["English (fluent)", "Twi (native)", "French (basic)"],
};
