import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { readJd } from "../jd/read-jd.ts";
import { matchCv } from "../match-cv.ts";

const asOf = "2026-03-15";

/** What a CV of these lines shows for the one wish of an advert. */
function factOf({ title, wish, cv }: { title: string; wish: string; cv: string }) {
  const jdText = `${title}\n\nRequirements\n- ${wish}`;
  const jd = readJd(jdText);
  const document = readPlainText(`Ines Calder\nines.calder@example.org\n\n${cv}`);
  const { facts } = matchCv({ document, jdTitle: jd.title, jdText, requirements: jd.requirements, asOf });
  return facts.find((_, index) => jd.requirements[index]?.sentence === wish);
}

const buyer =
  "Experience\nSenior Buyer, Orrin Valves, March 2020 – Present\n• Frame contracts with suppliers";

it("counts years of work by a title of the same line of work", () => {
  const fact = factOf({ title: "Buyer", wish: "At least 5 years of purchasing in a factory", cv: buyer });
  expect(fact).toMatchObject({ verdict: "met", years: 6 });
});

it("counts years of a product by what a job shows, not by its title", () => {
  const cv = "Experience\nFrontend Developer, Orrin Media, March 2020 – Present\n• Angular and RxJS";
  expect(factOf({ title: "Frontend Developer", wish: "3 years of React", cv })?.verdict).not.toBe("met");
});

it("counts no years of training for a role as years in it", () => {
  const cv =
    "Experience\nElectrician, Orrin Power, March 2024 – Present\n• Wiring\nApprentice Electrician, Orrin Power, March 2019 – March 2024\n• Wiring";
  const fact = factOf({ title: "Electrician", wish: "At least 5 years as an electrician", cv });
  expect(fact).toMatchObject({ verdict: "partly", years: 2 });
});

it("counts years of training where training is what the advert is about", () => {
  const cv = "Experience\nApprentice Electrician, Orrin Power, March 2024 – Present\n• Wiring";
  const fact = factOf({ title: "Apprentice Electrician", wish: "1 year as an apprentice electrician", cv });
  expect(fact).toMatchObject({ verdict: "met", years: 2 });
});

it("takes a permit from the line with the address", () => {
  const document = readPlainText("Ines Calder\nLeeds | ines.calder@example.org | full driving licence");
  const jdText = "Courier\n\nRequirements\n- Driving licence";
  const { requirements } = readJd(jdText);
  const { facts } = matchCv({ document, jdTitle: "Courier", jdText, requirements, asOf });
  const fact = facts.find((_, index) => requirements[index]?.category === "permit");
  expect(fact).toMatchObject({ verdict: "met", quotations: [{ text: expect.stringContaining("driving") }] });
});

it.each([
  ["NVQ3 Electrical Installation, 2021", "NVQ Level 3 in Electrical Installation"],
  ["BSc (Hons) Social Work 2019", "Degree in Social Work"],
  ["High school diploma 2018. Driver's license.", "High school diploma or GED"],
])("reads %j below a job as a paper of the person", (paper, wish) => {
  expect(factOf({ title: "Buyer", wish, cv: `${buyer}\n\n${paper}` })?.verdict).toBe("met");
});

it("leaves it to a person whether a field is related, and says so", () => {
  const wish = "Bachelor's degree in Computer Science or a related field";
  const cv = (degree: string) => `${buyer}\n\nEducation\n${degree}, University of Hull, 2012`;
  expect(factOf({ title: "Buyer", wish, cv: cv("BSc Information Systems") })).toMatchObject({ strength: 1 });
  const other = factOf({ title: "Buyer", wish, cv: cv("BA Theatre Studies") });
  expect(other?.strength).toBeLessThan(1);
  expect(other?.remark).toMatch(/for a person to judge/);
});

it("takes a certificate or years of comparable work where the advert takes them for a degree", () => {
  const asked = { title: "Buyer", wish: "Bachelor's degree or equivalent experience", cv: buyer };
  expect(factOf(asked)).toMatchObject({ verdict: "met", remark: expect.stringContaining("Comparable work") });
  expect(factOf({ ...asked, wish: "Bachelor's degree" })?.verdict).toBe("not stated");
  const paper = `${buyer}\n\nCertificates\nCertified Public Accountant (CPA), 2016`;
  expect(factOf({ title: "Buyer", wish: "MBA or CPA", cv: paper })?.verdict).toBe("met");
});

it("takes a little of a language for a basic level", () => {
  const cv = `${buyer}\n\nLanguages\nsome French`;
  expect(factOf({ title: "Buyer", wish: "Fluent French", cv })?.remark).toBe("Stated at a basic level.");
});

it("takes one product of a kind for near to another, not for the same", () => {
  const cv = "Experience\nQuantity Surveyor, Orrin Build, March 2020 – Present\n• Procore on every site";
  expect(factOf({ title: "Quantity Surveyor", wish: "Bluebeam", cv })).toMatchObject({
    verdict: "partly",
    remark: "Something close to it is shown, not the thing itself.",
  });
});

it("looks for what stands before a purpose", () => {
  const cv = "Experience\nBuyer, Orrin Valves, March 2020 – Present\n• Savings tracker in Excel";
  expect(factOf({ title: "Buyer", wish: "Excel for shift reports", cv })?.verdict).toBe("met");
});
it.each([
  ["German (B1)", "German (C1)", "partly"],
  ["German: C1", "German at B2 or above", "met"],
  ["German – intermediate", "Fluent German", "partly"],
  ["German – mother tongue", "Fluent German", "met"],
  ["French: fluent / German: good", "Good German", "met"],
  ["German A2", "German A2", "met"],
])("holds the level in %j against %j", (shown, wish, verdict) => {
  const cv = `${buyer}\n\nLanguages\n${shown}`;
  expect(factOf({ title: "Buyer", wish, cv })?.verdict).toBe(verdict);
});

it.each([
  ["Food Hygiene Level 3", "Level 3 food hygiene", "met"],
  ["Level 2 food hygiene certificate", "Level 3 food hygiene", "partly"],
  ["NVQ Level 2 Engineering", "NVQ Level 3 in engineering", "not stated"],
  ["NVQ Level 3 Engineering", "NVQ Level 2 in engineering", "met"],
])("holds the step of the paper %j against %j", (shown, wish, verdict) => {
  const cv = `${buyer}\n\nCertificates\nFirst aid\n\nEducation\n${shown}`;
  expect(factOf({ title: "Buyer", wish, cv })?.verdict).toBe(verdict);
});

it("reads no country's customers or law as a language that somebody speaks", () => {
  const cv = `${buyer}\n• German customers, German labour law`;
  expect(factOf({ title: "Buyer", wish: "Fluent German", cv })?.verdict).toBe("not stated");
});

it.each([
  ["Basic Excel", "Advanced Excel", "partly"],
  ["Basic Excel", "Excel", "met"],
])("holds %j against %j", (shown, wish, verdict) => {
  const cv = `${buyer}\n• ${shown}`;
  expect(factOf({ title: "Buyer", wish, cv })?.verdict).toBe(verdict);
});

it("takes a paper that is still expected for one that is not held", () => {
  const cv = "Experience\nStructural Engineer, Orrin Build, March 2020 – Present\n• P.Eng. expected in 2027";
  expect(factOf({ title: "Structural Engineer", wish: "Professional Engineer", cv })?.verdict).toBe(
    "not stated",
  );
});

it("finds the field of a degree under its short name", () => {
  const cv = `${buyer}\n\nEducation\nM.Sc. Human Resource Management, 2019`;
  expect(factOf({ title: "Buyer", wish: "Degree in HR or psychology", cv })?.verdict).toBe("met");
});

it("takes a language from the line with the address", () => {
  const document = readPlainText("Ines Calder\nLeeds | ines.calder@example.org | Bilingual English/Spanish");
  const jdText = "Courier\n\nRequirements\n- Conversational Spanish";
  const { requirements } = readJd(jdText);
  const { facts } = matchCv({ document, jdTitle: "Courier", jdText, requirements, asOf });
  const fact = facts.find((_, index) => requirements[index]?.category === "language");
  expect(fact?.verdict).toBe("met");
});

it.each([
  ["Outbound prospecting", "You prospect for yourself"],
  ["EKS clusters", "Kubernetes"],
  ["EKS clusters", "One of the large clouds (AWS, GCP)"],
])("finds %j for %j", (shown, wish) => {
  const cv = `${buyer}\n• ${shown}`;
  expect(factOf({ title: "Buyer", wish, cv })?.verdict).toBe("met");
});

it.each([
  ["Behaviour management", "Manage behaviour", "met"],
  ["Route planning", "Plan the daily routes", "met"],
  ["Driving licence", "Full driving licence", "met"],
  ["Provisional driving licence", "Full driving licence", "not stated"],
])("holds the words %j against %j", (shown, wish, verdict) => {
  const cv = `${buyer}\n• ${shown}`;
  expect(factOf({ title: "Buyer", wish, cv })?.verdict).toBe(verdict);
});

it("calls years as a Java developer partly met where they are a Kotlin developer's", () => {
  const wish = "5 years of experience as a Java Developer";
  const job = (title: string, bullets: string) =>
    `Experience\n${title}, Orrin Media, March 2019 – Present\n• ${bullets}`;
  const kotlin = factOf({
    title: "Java Developer",
    wish,
    cv: job("Kotlin Software Engineer", "Services in Kotlin and Ktor"),
  });
  expect(kotlin).toMatchObject({ verdict: "partly", years: 7 });
  expect(kotlin?.remark).toContain("none of them as Java Developer");
  const java = factOf({
    title: "Java Developer",
    wish,
    cv: job("Software Engineer", "Services in Java and Kotlin"),
  });
  expect(java).toMatchObject({ verdict: "met", remark: null });
});

it("calls no years met in full where the role shown is only comparable", () => {
  const jdText = "GIS Analyst\n\nRequirements\n- 3 years as a GIS Analyst\n- QGIS\n- Python";
  const cv = "Experience\nCartographer, Orrin Maps, March 2019 – Present\n• Maps in QGIS, scripts in Python";
  const { requirements, title } = readJd(jdText);
  const document = readPlainText(`Ines Calder\n\n${cv}`);
  const { facts } = matchCv({ document, jdTitle: title, jdText, requirements, asOf });
  const fact = facts.find((_, index) => requirements[index]?.years === 3);
  expect(fact).toMatchObject({ verdict: "partly", strength: 0.6 });
});

it.each([
  "Experience\nBaker, Orrin Bakery, March 2020 – Present\n• Bread\n\nFree time\nI read lots and run two reading groups",
  "Education\nBA History, Leeds, 2014\nIn my free time I run two reading groups",
  "Profile\nBaker. In my spare time I run two reading groups",
  "Experience\nBäckerin, Orrin, 2020 – heute\n• Brot\nIn meiner Freizeit leite ich zwei reading groups",
])("takes nothing that is said of the hours after work for evidence", (cv) => {
  expect(factOf({ title: "Librarian", wish: "Reading groups", cv })).toMatchObject({
    verdict: "not stated",
    quotations: [],
  });
});

it("says that a thing is not named only where no quotation names it", () => {
  const job = "Experience\nData Engineer, Orrin Media, March 2020 – Present\n• Spring Boot services";
  const included = factOf({ title: "Data Engineer", wish: "Java", cv: job });
  expect(included?.remark).toBe("Not named, but what is shown includes it.");
  const named = factOf({ title: "Data Engineer", wish: "Java", cv: `${job}\n\nSkills\nJava` });
  expect(named?.quotations.map(({ text }) => text)).toContain("Java");
  expect(named?.remark).toBe("Shown by what includes it.");
});
