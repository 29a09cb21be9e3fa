import type { Person } from "../person.ts";

export const lucaMoretti: Person = {
  name: "Luca Moretti",
  fit: "adjacent",
  headline: "Bookkeeper for restaurants and small shops",
  contact: { location: "York", email: "luca.moretti@example.com", phone: "+44 20 7946 0658" },
  summary:
    "Bookkeeper with seven years' experience and eighteen loyal clients. Small payrolls are part of most of my engagements; the largest has 35 employees. Now thinking about one employer instead of eighteen.",
  jobs: [
    {
      title: "Self-employed Bookkeeper",
      employer: "Moretti Bookkeeping",
      place: "York",
      dates: "2021 to date",
      bullets: [
        "Books, VAT and management figures for restaurants, two bakeries and a bicycle shop, in QuickBooks and Xero.",
        "Payroll for twelve of them, between 3 and 35 people each, RTI and pensions included.",
        "Got a client through a PAYE late-filing appeal; the £1,200 penalty was cancelled.",
      ],
    },
    {
      title: "Bookkeeper",
      employer: "Stonegate Ristorante Group",
      place: "York",
      dates: "2019 to 2021",
      bullets: [
        "Daily takings, supplier payments, stock counts for three restaurants.",
        "Tips and weekly hours to the payroll bureau.",
      ],
    },
    {
      title: "Waiter, later restaurant manager",
      employer: "Stonegate Ristorante Group",
      place: "York",
      dates: "2014 to 2019",
      bullets: ["Rotas, ordering, cash. Left the floor for the office on purpose."],
    },
  ],
  education: [
    {
      award: "Diploma di Ragioneria (accounting diploma)",
      school: "ITC Carlo Goldoni, Verona",
      dates: "2007 to 2012",
    },
  ],
  skills: [
    "QuickBooks, Xero, BrightPay",
    "VAT",
    "Small payrolls",
    "Cash flow planning",
    "Excel, everyday use",
  ],
  certificates: ["AAT Level 3 Diploma in Accounting, 2020", "AAT licensed bookkeeper"],
  languages: ["Italian (native)", "English (fluent)"],
};
