import { lexicons, phrasesIn } from "../lexicon/lexicons.ts";
import type { Concept, ConceptField } from "./concept.ts";

const named = (names: string[]) => names.map((name) => ({ name, kind: "language" as const }));

const concepts: Concept[] = [
  {
    name: "English",
    aliases: ["английский"],
    kind: "language",
  },
  {
    name: "German",
    kind: "language",
  },
  {
    name: "French",
    kind: "language",
  },
  {
    name: "Spanish",
    aliases: ["Castilian"],
    kind: "language",
  },
  {
    name: "Portuguese",
    aliases: ["Brazilian Portuguese"],
    kind: "language",
  },
  { name: "Italian", kind: "language" },
  {
    name: "Dutch",
    aliases: ["Flemish"],
    kind: "language",
  },
  {
    name: "Polish",
    aliases: ["Polish language"],
    kind: "language",
  },
  {
    name: "Chinese",
    aliases: ["Mandarin", "Mandarin Chinese", "Putonghua"],
    kind: "language",
    siblings: { Cantonese: 0.4 },
  },
  { name: "Cantonese", kind: "language" },
  { name: "Arabic", aliases: ["Modern Standard Arabic"], kind: "language" },
  {
    name: "Russian",
    aliases: ["русский"],
    kind: "language",
  },
  { name: "Ukrainian", aliases: ["українська"], kind: "language" },
  { name: "Turkish", aliases: ["Türkçe"], kind: "language" },
  { name: "Hindi", aliases: ["Hindustani"], kind: "language", siblings: { Urdu: 0.5 } },
  { name: "Japanese", kind: "language" },
  { name: "Korean", kind: "language" },
  { name: "Romanian", kind: "language" },
  { name: "Greek", aliases: ["Modern Greek"], kind: "language" },
  {
    name: "Swedish",
    kind: "language",
    siblings: { Norwegian: 0.3, Danish: 0.3 },
  },
  { name: "Norwegian", kind: "language" },
  { name: "Danish", kind: "language" },
  { name: "Finnish", aliases: ["suomi"], kind: "language" },
  {
    name: "Czech",

    kind: "language",
    siblings: { Slovak: 0.6 },
  },
  { name: "Slovak", aliases: ["slovenčina"], kind: "language" },
  { name: "Hungarian", aliases: ["magyar"], kind: "language" },
  { name: "Bulgarian", kind: "language" },
  {
    name: "Croatian",
    aliases: ["hrvatski"],
    kind: "language",
    siblings: { Serbian: 0.7, Bosnian: 0.7 },
  },
  {
    name: "Serbian",
    aliases: ["srpski"],
    kind: "language",
    siblings: { Bosnian: 0.7 },
  },
  { name: "Bosnian", aliases: ["bosanski"], kind: "language" },
  { name: "Slovenian", aliases: ["Slovene"], kind: "language" },
  { name: "Albanian", aliases: ["shqip"], kind: "language" },
  { name: "Lithuanian", kind: "language" },
  { name: "Latvian", kind: "language" },
  { name: "Estonian", kind: "language" },
  { name: "Persian", aliases: ["Farsi", "Dari"], kind: "language" },
  { name: "Hebrew", aliases: ["hébreu", "Ivrit"], kind: "language" },
  { name: "Kurdish", aliases: ["Kurmanji", "Sorani"], kind: "language" },
  { name: "Punjabi", aliases: ["Panjabi"], kind: "language" },
  { name: "Bengali", aliases: ["Bangla"], kind: "language" },
  { name: "Vietnamese", aliases: ["vietnamien"], kind: "language" },
  { name: "Filipino", aliases: ["Tagalog"], kind: "language" },
  {
    name: "Indonesian",
    aliases: ["Bahasa Indonesia"],
    kind: "language",
    siblings: { Malay: 0.6 },
  },
  { name: "Malay", aliases: ["Bahasa Melayu"], kind: "language" },
  { name: "Catalan", aliases: ["català"], kind: "language" },
  { name: "Swahili", aliases: ["Kiswahili"], kind: "language" },
  { name: "Thai", kind: "language" },
  ...named(["Urdu", "Tamil", "Telugu", "Gujarati", "Marathi", "Malayalam", "Kannada", "Nepali", "Sinhala"]),
  ...named(["Pashto", "Somali", "Amharic", "Tigrinya", "Yoruba", "Hausa", "Igbo", "Zulu", "Afrikaans"]),
  ...named(["Irish Gaelic", "Welsh", "Basque", "Galician", "Icelandic", "Macedonian", "Armenian", "Latin"]),
  ...named(["Georgian language", "Kazakh", "Uzbek", "Azerbaijani", "Mongolian", "Burmese", "Khmer"]),
  {
    name: "British Sign Language",
    aliases: ["BSL", "sign language", "American Sign Language"],
    kind: "language",
  },
];

/** What languages are called by others stands in the lexicons. */
export const spokenLanguages: ConceptField = {
  field: "languages",
  concepts: concepts.map((concept) => ({
    ...concept,
    aliases: [
      ...(concept.aliases ?? []),
      ...lexicons.flatMap((lexicon) => phrasesIn(lexicon.spokenLanguages?.names?.[concept.name])),
    ],
  })),
};
