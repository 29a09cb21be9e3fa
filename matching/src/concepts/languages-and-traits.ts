import type { ConceptField } from "./concept.ts";

const named = (names: string[]) => names.map((name) => ({ name, kind: "language" as const }));

export const languagesAndTraits: ConceptField = {
  field: "languages and ways of working",
  concepts: [
    { name: "English", aliases: ["Englisch", "anglais", "inglés", "inglês", "inglese"], kind: "language" },
    { name: "German", aliases: ["Deutsch", "allemand", "alemán", "alemão", "tedesco"], kind: "language" },
    {
      name: "French",
      aliases: ["Französisch", "français", "francés", "francês", "francese"],
      kind: "language",
    },
    {
      name: "Spanish",
      aliases: ["Spanisch", "espagnol", "español", "espanhol", "spagnolo"],
      kind: "language",
    },
    {
      name: "Portuguese",
      aliases: ["Portugiesisch", "portugais", "português", "portugués"],
      kind: "language",
    },
    { name: "Italian", aliases: ["Italienisch", "italien", "italiano"], kind: "language" },
    { name: "Dutch", aliases: ["Nederlands", "Niederländisch", "néerlandais"], kind: "language" },
    { name: "Chinese", aliases: ["Mandarin", "Cantonese", "Mandarin Chinese"], kind: "language" },
    { name: "Polish language", aliases: ["polski", "Polnisch", "fluent Polish"], kind: "language" },
    ...named([
      "Arabic",
      "Russian",
      "Hindi",
      "Japanese",
      "Korean",
      "Turkish",
      "Ukrainian",
      "Romanian",
      "Greek",
    ]),
    ...named([
      "Swedish",
      "Norwegian",
      "Danish",
      "Finnish",
      "Czech",
      "Hungarian",
      "Hebrew",
      "Urdu",
      "Bengali",
    ]),
    ...named(["Vietnamese", "Thai", "Tamil", "Swahili", "Croatian", "Serbian", "Bulgarian", "Persian"]),
    {
      name: "Communication",
      aliases: [
        "communication skills",
        "written communication",
        "verbal communication",
        "interpersonal skills",
        "communicator",
      ],
      kind: "trait",
    },
    {
      name: "Teamwork",
      aliases: ["team player", "collaboration", "working in teams", "cross-functional collaboration"],
      kind: "trait",
    },
    {
      name: "Problem solving",
      aliases: ["problem-solving", "analytical thinking", "analytical skills", "critical thinking"],
      kind: "trait",
    },
    {
      name: "Team leadership",
      aliases: [
        "leadership",
        "leading teams",
        "led a team",
        "people management",
        "line management",
        "managing a team",
        "team management",
        "managed a team",
        "staff supervision",
      ],
      kind: "trait",
    },
    {
      name: "Mentoring",
      aliases: ["coaching", "mentored", "coached", "mentorship", "mentoring juniors"],
      kind: "trait",
    },
    {
      name: "Time management",
      aliases: ["organizational skills", "prioritization", "organisational skills"],
      kind: "trait",
    },
    {
      name: "Presentation skills",
      aliases: ["public speaking", "presenting to", "presentations"],
      kind: "trait",
    },
    { name: "Attention to detail", aliases: ["detail-oriented", "detail oriented"], kind: "trait" },
  ],
};
