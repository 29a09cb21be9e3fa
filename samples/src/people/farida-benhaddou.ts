import type { Person } from "../person.ts";

export const faridaBenhaddou: Person = {
  name: "Farida Benhaddou",
  fit: "good",
  headline: "Senior Payroll Specialist, UK and France",
  contact: { location: "Manchester", email: "farida.benhaddou@example.org", phone: "+44 161 496 0922" },
  summary:
    "Ten years of payroll: four in Lyon, six in Manchester. I have run UK payrolls of 700 people and French ones of 250 and can explain the differences without sighing. No British payroll certificate yet; the CIPP course is planned for 2027.",
  jobs: [
    {
      title: "Senior Payroll Specialist",
      employer: "Ancoats Medical Devices",
      place: "Manchester",
      dates: "10/2022 to date",
      bullets: [
        "Monthly UK payroll for 700 employees in SAP SuccessFactors Employee Central Payroll.",
        "Lead for statutory payments and for shared parental leave, the latter being an art form.",
        "Reconcile payroll to the ledger monthly, explain differences to the finance business partners.",
        "Mentor to a junior colleague who joined from the call centre.",
      ],
    },
    {
      title: "Payroll Specialist (UK & France)",
      employer: "Lumière Retail Europe",
      place: "Manchester",
      dates: "06/2020 to 09/2022",
      bullets: [
        "Ran 38 shops' pay in the UK and coordinated the French provider: DSN, mutuelle, tickets restaurant.",
        "P11D and PSA preparation with the tax advisers.",
        "Tested the new Workday interface and kept a log of 140 defects until each one was closed.",
      ],
    },
    {
      title: "Gestionnaire de paie",
      employer: "Transports Berthelot SAS",
      place: "Lyon",
      dates: "09/2016 to 05/2020",
      bullets: [
        "Bulletins de paie for 250 drivers, with working time rules that fill a bookshelf.",
        "Declarations to URSSAF and retirement funds, year-end closing with the auditor.",
      ],
    },
  ],
  education: [
    {
      award: "Licence professionnelle (Bachelor), Comptabilité et Paie",
      school: "Université Lumière, Lyon",
      dates: "2015 to 2016",
    },
    { award: "DUT Gestion des entreprises", school: "IUT Grenoble", dates: "2013 to 2015" },
  ],
  skills: [
    "SAP SuccessFactors",
    "UK PAYE, NIC, RTI",
    "French payroll (DSN)",
    "Payroll to ledger reconciliation",
    "Excel incl. pivot tables and Power Query",
  ],
  certificates: ["SAP Certified Associate: SuccessFactors Employee Central (2024)"],
  languages: ["French (native)", "Moroccan Arabic (native)", "English (C1)", "German (school level)"],
};
