import type { Person } from "../person.ts";

export const nadiaRahmani: Person = {
  name: "Nadia Rahmani",
  fit: "partial",
  headline: "Payroll accountant (Lohnbuchhalterin), Germany",
  contact: {
    location: "Hamburg, moving to Leeds in spring 2027",
    email: "nadia.rahmani@example.org",
    phone: "+49 40 66969 142",
  },
  summary:
    "Eleven years of German payroll for logistics and retail, up to 1,500 payslips per month. My husband's job takes us to Yorkshire. I know one UK payroll by sight: I reviewed our English subsidiary's figures for two years. IELTS 7.5.",
  jobs: [
    {
      title: "Lohn- und Gehaltsbuchhalterin (payroll accountant)",
      employer: "Alsterkontor Logistik SE",
      place: "Hamburg",
      dates: "seit 04/2019",
      bullets: [
        "Monthly payroll for 1,500 employees at nine sites in SAP HCM, including shift bonuses and company pension.",
        "Reconciliation of payroll liabilities, postings to FI, support of wage tax and social security audits.",
        "Migration project to SAP SuccessFactors (2024/25), key user for payroll.",
        "Reviewed the monthly UK payroll report of our Felixstowe office (70 people) and queried differences with the bureau.",
      ],
    },
    {
      title: "Lohnbuchhalterin",
      employer: "Steuerkanzlei Petersen & Öztürk",
      place: "Hamburg",
      dates: "09/2015 – 03/2019",
      bullets: [
        "About 80 client payrolls with DATEV Lohn und Gehalt, from bakeries to a shipyard.",
        "Maternity, parental leave, short-time work, garnishments.",
      ],
    },
  ],
  education: [
    {
      award: "Bachelor of Arts, Betriebswirtschaft (Business Administration)",
      school: "HAW Hamburg",
      dates: "2011 – 2015",
    },
  ],
  skills: [
    "SAP HCM and SuccessFactors",
    "DATEV",
    "German wage tax and social security",
    "Excel: SVERWEIS, pivot tables",
  ],
  certificates: ["Geprüfte Fachkraft Lohn- und Gehaltsabrechnung (2016)"],
  languages: ["German (native)", "Dari (native)", "English (C1, IELTS 7.5)"],
};
