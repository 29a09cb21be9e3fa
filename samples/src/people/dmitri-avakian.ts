import type { Person } from "../person.ts";

export const dmitriAvakian: Person = {
  name: "Dmitri Avakian",
  fit: "partial",
  headline: "Management Accountant",
  contact: {
    location: "Leeds LS11",
    email: "dmitri.avakian@example.com",
    phone: "+44 113 496 0209",
    link: "davakian.example.com",
  },
  summary:
    "CIMA-qualified management accountant, logistics and warehousing. Labour is 60 % of our cost, so I know payroll data from the receiving end: accruals, budgets, agency versus own staff. Hands-on payroll: one year, some time ago.",
  jobs: [
    {
      title: "Management Accountant",
      employer: "Crossgate Fulfilment",
      place: "Leeds",
      dates: "11.2020 – present",
      bullets: [
        "Weekly flash P&L for three warehouses, ready by Monday noon.",
        "Built the labour model (hours, overtime, agency, holiday accrual) in Excel and Power Query; budget variance on labour went from 7 % to under 2 %.",
        "Check the payroll journal each month and chase cost centre errors.",
        "Business case for the automatic sorter, approved at £2.3m.",
      ],
    },
    {
      title: "Assistant Accountant",
      employer: "Hunslet Engine Parts",
      place: "Leeds",
      dates: "06.2017 – 10.2020",
      bullets: [
        "Accruals, prepayments, stock valuation, sales ledger control.",
        "From 2018 to 2019 also processed the weekly payroll of 95 employees in Sage, with PAYE and NI payments.",
      ],
    },
  ],
  education: [
    {
      award: "BSc Mathematics with Finance",
      school: "University of Leeds",
      dates: "2014 – 2017",
      note: "2:1",
    },
  ],
  skills: [
    "Budgeting and forecasting",
    "Power Query, Power BI",
    "Excel, advanced",
    "Sage 200",
    "SQL (basic)",
  ],
  certificates: ["CIMA (ACMA, CGMA), 2021"],
  languages: ["English", "Russian", "Armenian"],
};
