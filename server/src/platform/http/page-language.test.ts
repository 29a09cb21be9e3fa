import { expect, test } from "vitest";
import { pageLanguageFor, recruiterLanguageFor } from "./page-language.ts";

const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.8" };

test.each([
  ["nothing is known", {}, undefined, "en"],
  ["the browser asks for German", german, undefined, "de"],
  [
    "the browser asks for a language that no page speaks, then for English",
    { "accept-language": "fr-FR, en;q=0.5, de;q=0.4" },
    undefined,
    "en",
  ],
  ["the browser does not want German", { "accept-language": "de;q=0" }, undefined, "en"],
  ["the mails are in German", { "accept-language": "en-US" }, "de", "de"],
  ["the mails are in English, as long as nobody has selected anything for them", german, "en", "de"],
  ["the mails are in a language that no page speaks", german, "fr", "de"],
  ["the visitor has selected English", { ...german, cookie: "a=b; language=en" }, "de", "en"],
  ["the cookie names no language", { ...german, cookie: "language=xx" }, "en", "de"],
] as const)("where %s a page is written in its language", (_, headers, languageOfMails, language) => {
  expect(pageLanguageFor({ headers }, languageOfMails)).toBe(language);
});

test.each([
  ["nothing is known", {}, "en"],
  ["the browser asks for German", german, "de"],
  ["the account is in English", { ...german, cookie: "recruiter-language=en-account" }, "en"],
  ["German was selected before signing in", { cookie: "recruiter-language=de" }, "de"],
  ["only visitors' pages were asked to be in German", { cookie: "language=de" }, "en"],
] as const)("where %s a recruiter's page is written in its language", (_, headers, language) => {
  expect(recruiterLanguageFor({ headers })).toBe(language);
});
