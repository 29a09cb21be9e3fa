import type { Person } from "@winnow/contract/people.ts";
import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { applicationLinkWords, candidateLinkWords, cvLinkWords } from "./link-words.ts";
import { boundThings, firstTicked, thingsOf } from "./person-things.ts";

speak("en");
await loadWords("people");

const shared = { name: "Ines Okafor", email: "ines@example.com" };
const cv: Person["cvs"][number] = {
  ...shared,
  id: "cv-1",
  link: "asked",
  phone: null,
  screening_id: "s",
  screening_title: "Nurse",
  file_name: "ines.pdf",
  result_id: "result-1",
  score: 80,
  decision: null,
  notes: [],
  arrived_at: 1,
};
const application: Person["applications"][number] = {
  ...shared,
  id: "application-1",
  link: "came_from",
  screening_title: "Nurse",
  application: {
    ...shared,
    id: "application-1",
    screening_id: "s",
    source: "",
    sent_at: 1,
    withdrawn_at: null,
    cv_file_id: "cv-1",
    file_name: "ines.pdf",
    result_id: "result-1",
    answers: [],
    requests: [],
    events: [],
    consent: { version: "1", language: "en" },
    is_hidden: false,
    mail_failure: null,
  },
};
const candidate: Person["candidates"][number] = {
  ...shared,
  id: "candidate-1",
  link: "came_from",
  drive_id: "d",
  drive_title: "Ward nurse",
  result_id: "result-1",
  interview_id: null,
  status: null,
  outcome: null,
  invited_at: null,
  completed_at: null,
  decision: null,
  open_requests: 0,
  added_at: 1,
};
const person: Person = {
  id: "cv-1",
  names: ["Ines Okafor"],
  emails: ["ines@example.com"],
  phones: [],
  cvs: [cv, { ...cv, id: "cv-2", link: "phone", result_id: null }],
  applications: [application],
  candidates: [candidate, { ...candidate, id: "candidate-2", link: "email", result_id: null }],
  mails: [],
  hidden: 0,
};

test("whatever has only the phone number in common is not ticked at first", () => {
  expect([...firstTicked(thingsOf(person))]).toEqual([
    "cv cv-1",
    "application application-1",
    "candidate candidate-1",
    "candidate candidate-2",
  ]);
});

const cvOfInes = "CV “ines.pdf”";

test("with a CV goes the application that it came by, and whoever was invited from it", () => {
  expect([...boundThings(person, new Set(["cv cv-1"]))]).toEqual([
    ["application application-1", { to: cvOfInes, isTicked: true }],
    ["candidate candidate-1", { to: cvOfInes, isTicked: true }],
  ]);
});

test("an interview goes alone, and an application never without its CV", () => {
  expect([...boundThings(person, new Set(["candidate candidate-1", "application application-1"]))]).toEqual([
    ["application application-1", { to: cvOfInes, isTicked: false }],
  ]);
});

test("each thing says why it belongs to the person", () => {
  expect(cvLinkWords({ id: "cv-1", link: "came_from" }, person)).toBe("Came with the application");
  expect(cvLinkWords({ id: "cv-2", link: "came_from" }, person)).toBe("The interview came from it");
  expect(cvLinkWords({ id: "cv-2", link: "phone" }, person)).toBe("Same phone number: perhaps somebody else");
  expect(applicationLinkWords({ link: "email" })).toBe("Same address");
  expect(candidateLinkWords({ link: "came_from" })).toBe("Invited from the CV");
});
