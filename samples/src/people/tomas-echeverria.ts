import type { Person } from "../person.ts";

export const tomasEcheverria: Person = {
  name: "Tomás Echeverría Lasa",
  fit: "good",
  headline: "Payroll Officer with a CIPP qualification",
  contact: { location: "Leeds", email: "tomas.echeverria@example.com", phone: "+44 7700 900 562" },
  summary:
    "Payroll officer with six years in British payroll and a habit of leaving a workpaper that someone else can follow. So far the largest payroll in my own hands had 420 people; I am ready for a bigger one.",
  jobs: [
    {
      title: "Payroll Officer",
      employer: "Kirkstall Craft Brewers",
      place: "Leeds",
      dates: "2022-05 – today",
      bullets: [
        "Sole payroll officer for 420 employees in breweries and pubs (monthly), tips and tronc included.",
        "FPS/EPS filing, PAYE payment, pension uploads, statutory maternity, paternity and sick pay.",
        "Post the wages journal and reconcile net wages and HMRC control accounts in Xero.",
        "Moved pub rotas into a timesheet system; manual corrections down from about 60 to 11 a month.",
      ],
    },
    {
      title: "Payroll Administrator",
      employer: "Castlegate Staffing",
      place: "Leeds",
      dates: "2020-02 – 2022-04",
      bullets: [
        "Weekly pay for up to 1,300 agency workers in a team of five, holiday accrual and AWR checks.",
        "First contact for queries by phone, in English and Spanish.",
      ],
    },
    {
      title: "Accounts Payable Clerk",
      employer: "Ferretería Igeldo S.L.",
      place: "Donostia / San Sebastián",
      dates: "2016-09 – 2019-11",
      bullets: ["Supplier invoices, payment runs and monthly reconciliation of 200 supplier accounts."],
    },
  ],
  education: [
    {
      award: "Grado en Administración y Dirección de Empresas (Bachelor in Business, accounting track)",
      school: "Universidad del País Vasco",
      dates: "2012 – 2016",
    },
  ],
  skills: ["Sage Payroll", "Xero", "Excel (VLOOKUP, pivot tables)", "RTI", "Auto-enrolment", "Tronc schemes"],
  certificates: ["CIPP Payroll Technician Certificate, 2023", "CIPP Foundation Degree, year 2 of 3"],
  languages: ["Spanish and Basque (native)", "English (C1)"],
};
