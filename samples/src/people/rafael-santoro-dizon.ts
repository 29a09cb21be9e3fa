import type { Person } from "../person.ts";

export const rafaelSantoroDizon: Person = {
  name: "Rafael Santoro Dizon",
  fit: "nurse",
  headline: "Registered Nurse, surgical ward and orthopaedics",
  contact: { location: "Swindon", email: "rafael.dizon@example.org", phone: "+44 1632 960 702" },
  summary:
    "Nurse from Iloilo with eight years of bedside experience, four of them in England. Strong in wound care and post-operative recovery. I would like to move to general medicine and to train as a tissue viability nurse.",
  jobs: [
    {
      title: "Registered Nurse, Orthopaedic Ward",
      employer: "Highworth Community Hospital",
      place: "Swindon",
      dates: "Nov 2022 to present",
      bullets: [
        "Pre- and post-operative care for hip and knee patients, many of them over 80 and some living with dementia.",
        "Complex wound dressings, negative pressure therapy, pressure ulcer audits.",
        "Administer IV antibiotics and controlled drugs.",
        "Tagalog interpreter for patients and a welcome buddy for newly arrived colleagues.",
      ],
    },
    {
      title: "Staff Nurse, Surgical Ward",
      employer: "St Brigid Doctors' Hospital",
      place: "Iloilo City, Philippines",
      dates: "June 2018 to September 2022",
      bullets: [
        "Up to twelve patients per shift, general and abdominal surgery.",
        "Charge nurse on nights from 2020.",
      ],
    },
  ],
  education: [
    {
      award: "Bachelor of Science in Nursing",
      school: "Central Philippine University",
      dates: "2013 to 2017",
    },
  ],
  skills: [
    "Wound care and VAC therapy",
    "IV medication",
    "Venepuncture",
    "Post-operative observation, NEWS2",
    "Teaching students",
  ],
  certificates: ["NMC PIN since December 2022", "Immediate Life Support 2026", "IV therapy competency"],
  languages: ["Hiligaynon", "Tagalog", "English (OET grade B)"],
};
