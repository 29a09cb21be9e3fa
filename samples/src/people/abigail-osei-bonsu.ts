import type { Person } from "../person.ts";

export const abigailOseiBonsu: Person = {
  name: "Abigail Osei-Bonsu",
  fit: "unrelated",
  headline: "Landscape Architect CMLI",
  contact: {
    location: "Saltaire, Shipley",
    email: "abigail.oseibonsu@example.org",
    phone: "+44 1632 960 538",
  },
  summary:
    "Chartered landscape architect working on parks, schools and flood-resilient streets. Ten years between drawing board and mud, comfortable with planners, engineers and residents who were promised trees.",
  jobs: [
    {
      title: "Senior Landscape Architect",
      employer: "Fieldmark Studio",
      place: "Bradford",
      dates: "2020 – present",
      bullets: [
        "Project lead for a 14-hectare river park (£9.2m), from feasibility to handover in spring 2025.",
        "Rain gardens for eleven streets with the county's flood team.",
        "Fee proposals, programme and monthly invoicing for six live projects.",
      ],
    },
    {
      title: "Landscape Architect",
      employer: "Rowan & Tull",
      place: "Sheffield",
      dates: "2016 – 2020",
      bullets: [
        "Planting plans and tender drawings for schools and housing.",
        "Public consultations; learned to listen before unrolling a plan.",
      ],
    },
  ],
  education: [
    { award: "MA Landscape Architecture", school: "University of Sheffield", dates: "2014 – 2016" },
    { award: "BSc Plant Biology", school: "Aberystwyth University", dates: "2010 – 2013" },
  ],
  skills: [
    "AutoCAD, Vectorworks",
    "Planting design",
    "Sustainable drainage",
    "NEC4 contracts",
    "Adobe InDesign",
    "Public engagement",
  ],
  certificates: ["Chartered Member of the Landscape Institute, 2019", "CSCS card"],
  languages: ["English", "Twi (conversational)"],
};
