import type { Person } from "../person.ts";

export const mateusCarvalho: Person = {
  name: "Mateus Carvalho",
  fit: "unrelated",
  headline: "Sous Chef",
  contact: { location: "Leeds", email: "mateus.carvalho@example.com", phone: "+44 7700 900 873" },
  summary:
    "Sous chef, nine years in professional kitchens from Salvador to Leeds. Fire cooking, fish, sauces. I keep food cost at 28 % and the team in good spirits on a Saturday night.",
  jobs: [
    {
      title: "Sous Chef",
      employer: "The Copper Heron",
      place: "Leeds",
      dates: "06/2022 - Present",
      bullets: [
        "Run the pass for 90 covers; brigade of seven.",
        "Menus with the head chef, four times a year, mostly Yorkshire suppliers.",
        "Weekly rotas and ordering within budget, stock count every Sunday.",
        "Trained three commis chefs, one now at a starred restaurant.",
      ],
    },
    {
      title: "Chef de Partie (fish, then sauce)",
      employer: "Brasserie Quayside",
      place: "Newcastle",
      dates: "02/2019 - 05/2022",
      bullets: [
        "120 covers, open kitchen.",
        "Set up the allergen folder that passed two inspections with five stars.",
      ],
    },
    {
      title: "Commis Chef",
      employer: "Restaurante Maré Alta",
      place: "Salvador, Bahia",
      dates: "2017 - 2018",
      bullets: ["Moqueca, grill, mise en place for sixty."],
    },
  ],
  education: [{ award: "Técnico em Gastronomia", school: "Senac Bahia", dates: "2015 - 2016" }],
  skills: ["Menu planning", "Food cost control", "HACCP", "Butchery and fish", "Leading a brigade"],
  certificates: ["Level 3 Food Safety in Catering", "Allergen Awareness"],
  languages: ["Portuguese (native)", "English (good)", "Spanish (good)"],
};
