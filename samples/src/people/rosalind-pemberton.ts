import type { Person } from "../person.ts";

export const rosalindPemberton: Person = {
  name: "Rosalind Pemberton",
  fit: "partial",
  headline: "HR and Payroll Administrator",
  contact: { location: "Otley", email: "roz.pemberton@example.org", phone: "+44 1632 960 654" },
  summary:
    "All-rounder in HR and payroll at a company of 130 people. I take a new starter from the offer letter to the first correct payslip. Friendly, discreet and hard to rattle.",
  jobs: [
    {
      title: "HR & Payroll Administrator",
      employer: "Wharfedale Optics",
      place: "Otley",
      dates: "Oct 2018 - present",
      bullets: [
        "Monthly payroll for 130 employees on Sage 50 Payroll, submitted to HMRC by me since 2020.",
        "Holiday, sickness and maternity records, statutory sick and maternity pay.",
        "Pension auto-enrolment letters and uploads.",
        "Contracts, inductions, exit interviews, the Christmas raffle.",
      ],
    },
    {
      title: "Office Administrator",
      employer: "Chevin Dental Practice",
      place: "Otley",
      dates: "Spring 2013 - Sept 2018",
      bullets: [
        "Reception, appointments and petty cash for a practice of five dentists.",
        "Gave the hours to the external accountant every month and checked the payslips that came back.",
      ],
    },
  ],
  education: [{ award: "BA (Hons) English Literature", school: "University of Hull", dates: "2009 - 2012" }],
  skills: [
    "Sage 50 Payroll",
    "BreatheHR",
    "Word and Excel (good)",
    "Statutory sick and maternity pay",
    "Employee relations",
  ],
  certificates: ["CIPD Level 3 Foundation Certificate in People Practice (2021)"],
  languages: ["English"],
};
