import type { Person } from "../person.ts";

export const jaydenClarke: Person = {
  name: "Jayden Clarke",
  fit: "adjacent",
  headline: "Payroll Apprentice",
  contact: { location: "Leeds LS8", email: "jayden.clarke@example.com", phone: "+44 7700 900 119" },
  summary:
    "Second-year payroll apprentice who likes spreadsheets more than is normal. I would love to work somewhere with lorries. I know this advert asks for more years than I have, but if there is ever a junior role, please keep me in mind.",
  jobs: [
    {
      title: "Payroll Apprentice",
      employer: "Roundhay Leisure Trust",
      place: "Leeds",
      dates: "Sept 2024 - now",
      bullets: [
        "Enter starters, leavers and timesheets for 260 employees; my supervisor reviews and releases.",
        "Work out statutory sick pay by hand first, then compare with the system.",
        "Answer the payroll inbox, roughly 15 emails a day.",
      ],
    },
    {
      title: "Sales Assistant (weekends)",
      employer: "Trainers & Co",
      place: "Leeds",
      dates: "2022 - 2024",
      bullets: ["Tills, stockroom, cashing up.", "Employee of the month twice."],
    },
  ],
  education: [
    {
      award: "Level 3 Payroll Administrator apprenticeship",
      school: "Leeds City College",
      dates: "2024 - expected 2027",
    },
    { award: "A levels: Maths (B), Business (B), Art (A)", school: "Roundhay Sixth Form", dates: "2024" },
  ],
  skills: ["Excel (VLOOKUP, basic pivot tables)", "Moneysoft Payroll", "Customer service", "Fast learner"],
  certificates: ["CIPP student member"],
  languages: ["English"],
  furtherSections: [{ heading: "Hobbies", lines: ["Basketball, drawing, fixing bikes."] }],
};
