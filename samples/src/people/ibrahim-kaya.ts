import type { Person } from "../person.ts";

export const ibrahimKaya: Person = {
  name: "Ibrahim Kaya",
  fit: "good",
  headline: "Payroll & Pensions Officer",
  contact: { location: "Doncaster", email: "ibrahim.kaya@example.com", phone: "+44 7700 900 738" },
  summary:
    "Local government payroll officer, five and a half years, with a finance degree and a special liking for pensions. Born in Duisburg to Turkish parents, moved to England for university and stayed for the cricket.",
  jobs: [
    {
      title: "Payroll & Pensions Officer",
      employer: "Hatfield Moor District Council",
      place: "Doncaster",
      dates: "April 2021 - Present",
      bullets: [
        "One of six officers paying 3,100 employees and 48 councillors each month; my part is education, around 900 people with term-time contracts.",
        "Statutory and occupational maternity and sick pay, back pay after national pay awards.",
        "Monthly LGPS and Teachers' Pensions returns; employer contact for the fund.",
        "Check the payroll interface to the ledger and clear suspense codes with Finance.",
        "Year end: P60 despatch, P11D for essential car users, annual pension returns.",
      ],
    },
    {
      title: "Finance Graduate Trainee",
      employer: "Hatfield Moor District Council",
      place: "Doncaster",
      dates: "Sept. 2019 - March 2021",
      bullets: [
        "Rotations through council tax, treasury and payroll.",
        "Wrote a pivot-table report of overtime by service that members still ask for.",
      ],
    },
  ],
  education: [
    {
      award: "BA (Hons) Accounting and Finance",
      school: "Sheffield Hallam University",
      dates: "2016 - 2019",
      note: "2:2",
    },
    { award: "Abitur", school: "Gesamtschule Meiderich, Duisburg", dates: "2015" },
  ],
  skills: [
    "iTrent payroll",
    "LGPS, Teachers' Pensions",
    "PAYE and National Insurance",
    "RTI",
    "Excel: pivot tables, SUMIFS, lookups",
  ],
  certificates: ["CIPP Payroll Technician Certificate, distinction"],
  languages: ["German (native)", "Turkish (native)", "English (C2)"],
};
