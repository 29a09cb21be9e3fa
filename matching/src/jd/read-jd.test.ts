import { describe, expect, it } from "vitest";
import { readJd } from "./read-jd.ts";
import { requirementFromText } from "./requirement-from-text.ts";

const jd = `Clinic Data Analyst – Leeds

About us
We run twelve clinics and use Tableau for everything.

What you will do
- Build reports in Power BI

Requirements:
- Five (5) years of experience as a Data Analyst
- Proficiency in SQL and Excel
- Tableau, Power BI or Looker
- A warehouse such as Snowflake or BigQuery
- Bachelor's degree in Statistics or Economics
- Native English speaker
- Must be under 35

Nice to have
- Python
- Fluent German

Benefits
- 28 days of holiday, SQL training

We are an equal opportunity employer regardless of race, religion or age.`;

const read = readJd(jd);
const byText = (part: string) => read.requirements.find(({ text }) => text.includes(part));

describe("reading a JD", () => {
  it("finds the title without the place", () => {
    expect(read.title).toBe("Clinic Data Analyst");
  });

  it("reads number words as years of a role", () => {
    expect(byText("years")).toMatchObject({
      category: "experience",
      years: 5,
      anyOf: ["Data Analyst"],
      kind: "must",
    });
  });

  it("takes two things joined by and apart", () => {
    expect(read.requirements.map(({ text }) => text)).toEqual(expect.arrayContaining(["SQL", "Excel"]));
  });

  it("keeps alternatives together", () => {
    expect(byText("Looker")?.anyOf).toEqual(["Tableau", "Power BI", "Looker"]);
    expect(byText("Snowflake")?.anyOf).toEqual(["warehouse", "Snowflake", "BigQuery"]);
  });

  it("tells nice-to-haves from must-haves", () => {
    expect(byText("Python")?.kind).toBe("nice");
    expect(byText("German")).toMatchObject({ kind: "nice", category: "language" });
  });

  it("keeps the sentence each requirement came from, literally", () => {
    for (const { sentence } of read.requirements) expect(jd).toContain(sentence);
  });

  it("drops duties, benefits and the company's words about itself", () => {
    expect(read.requirements.filter(({ text }) => /holiday|clinics|reports/.test(text))).toEqual([]);
  });

  it("refuses protected attributes and their proxies with a reason", () => {
    expect(read.refused.map(({ text }) => text)).toEqual(["Native English speaker", "Must be under 35"]);
    expect(read.requirements.some(({ text }) => /native|35/i.test(text))).toBe(false);
  });

  it("takes no wish for the heading of the next ones", () => {
    const { requirements } = readJd(
      "Service Technician\n\nWhat we ask for\nNVQ Level 3\n\nNice to have\nKnowledge of EN 81-20\nA second language",
    );
    expect(requirements.filter(({ kind }) => kind === "nice").map(({ text }) => text)).toEqual([
      "EN 81-20",
      "second language",
    ]);
  });

  it("keeps what a sentence asks for beside a refused criterion", () => {
    const { requirements, refused } = readJd(
      "Barista\n\nRequirements\n- Must be under 30 and fluent in Italian\n- Youthful Excel specialist",
    );
    expect(refused.map(({ text }) => text)).toEqual(["Must be under 30", "Youthful Excel specialist"]);
    expect(requirements.map(({ text }) => text)).toEqual(["Experience as Barista", "Italian"]);
    expect(requirements[1]?.sentence).toBe("Must be under 30 and fluent in Italian");
  });

  it("begins a line where an advert lost its line breaks", () => {
    const { requirements } = readJd(
      "Payroll Clerk\nRequirementsKnowledge of payrollProficient in ExcelKnowledge of PowerPoint",
    );
    expect(requirements.map(({ text }) => text)).toEqual([
      "Experience as Payroll Clerk",
      "payroll",
      "Excel",
      "PowerPoint",
    ]);
  });

  it("asks for parts of a sentence that alone sound like a protected attribute, and are fine within it", () => {
    const { requirements, refused } = readJd(
      "Legal Adviser\n\nRequirements\n- Knowledge of family law and foreign exchange",
    );
    expect(requirements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["family law", "foreign exchange"]),
    );
    expect(refused).toEqual([]);
  });

  it("does not refuse the equal-opportunity notice", () => {
    expect(read.refused.some(({ text }) => text.includes("equal opportunity"))).toBe(false);
  });

  it.each(["", "Hello there.", "We are a bakery in Ghent. Come and see us!"])(
    "finds no requirement in %j",
    (text) => {
      expect(readJd(text).requirements).toEqual([]);
    },
  );

  it("knows a list of wishes by the papers it names, under a heading nobody has thought of", () => {
    const { requirements } = readJd(
      "Ship Cook\n\nOn deck\n- Sell tickets\n- Greet guests\n\nWhat makes a steward\n- ENG1 medical or GCSE Maths\n- Two years of galley work\n- Fluent Italian",
    );
    expect(requirements.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      "must Experience as Ship Cook",
      "must ENG1 medical or GCSE Maths",
      "must 2 years of galley work",
      "must Fluent Italian",
    ]);
  });

  it.each([
    ["What we ask of you", "must"],
    ["We expect from the person", "must"],
    ["Great if you have", "nice"],
    ["It would also be helpful to see", "nice"],
    ["You'd be a great fit if", "must"],
    ["What we're after", "must"],
    ["You'll love this if you…", "must"],
    ["Selection criteria", "must"],
    ["Who are you?", "must"],
    ["To be successful in this position you will demonstrate:", "must"],
    ["Asset qualifications", "nice"],
    ["Highly regarded", "nice"],
    ["We don't expect all of the below, but each would help us", "nice"],
    ["Not essential, but we'd be delighted", "nice"],
    ["What will make you stand out, though it is by no means a condition:", "nice"],
  ])("takes what stands under %j as %s", (heading, kind) => {
    const { requirements } = readJd(`Baker\n\n${heading}\n- Sourdough\n- Lamination`);
    expect(requirements.slice(1).map((one) => one.kind)).toEqual([kind, kind]);
  });

  it("takes a word of two small letters that no table knows for no wish", () => {
    const { requirements } = readJd("Analyst\n\nRequirements\n- No\n- Du…\n- QA\n- Go\n- Excel");
    expect(requirements.slice(1).map(({ text }) => text)).toEqual(["QA", "Go", "Excel"]);
  });

  it("takes a second list under a heading that says what would be nice for what may be absent", () => {
    const { requirements } = readJd(
      "Baker\n\nWho we'd like to meet\n- 2 years of baking\n- Food hygiene certificate\n- Sourdough\n\nWould make us smile\n- Italian\n- Food photography",
    );
    expect(requirements.slice(1).map(({ kind }) => kind)).toEqual(["must", "must", "must", "nice", "nice"]);
  });

  it("leaves out a paragraph set apart below the wishes, but for what it says one must have", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Sourdough\n- Excel\n\nCompany van, fuel card and Excel training for everybody.\n\nYou must have a driving licence.",
    );
    expect(requirements.slice(1).map(({ text }) => text)).toEqual([
      "Sourdough",
      "Excel",
      expect.stringContaining("driving licence"),
    ]);
  });

  it.each([
    ["Valid driving licence and willingness to travel", ["Valid driving licence", "willingness to travel"]],
    [
      "You prospect for yourself, you qualify leads, and you keep Salesforce tidy",
      ["prospect", "qualify leads", "Salesforce tidy"],
    ],
    [
      "3 years of experience in bakeries and a record of beating targets",
      ["3 years of bakeries", "beating targets"],
    ],
    [
      "Must be able to read drawings, be comfortable programming in Fanuc",
      ["read drawings", "programming in Fanuc"],
    ],
    [
      "Good command of Dutch and English, both spoken and written; German is a plus",
      ["Dutch", "English", "German"],
    ],
    ["Knowledge of driving hours and of CMR documents", ["driving hours", "CMR documents"]],
    [
      "It helps if you have used Excel, know SAP, or can drive a forklift",
      ["Excel", "SAP", "can drive a forklift"],
    ],
    ["You care about Excel so much that it hurts", ["Excel"]],
    ["Proven experience preparing tenders", ["preparing tenders"]],
    ["Excel doesn't scare you", ["Excel"]],
    ["Butchery: whole animals, nothing else", ["Butchery"]],
    ["MS Office, particularly Excel", ["MS Office", "Excel"]],
    ["1 year as a junior sous", ["1 year as junior sous"]],
    ["Registration, or eligibility within six months", ["Registration, or eligibility within six months"]],
    ["3 years' post-qualification experience in payroll", ["3 years of payroll"]],
    ["Seven (7) years of progressively responsible experience in payroll", ["7 years of payroll"]],
    ["Has worked in payroll for no less than three years", ["3 years of payroll"]],
    ["Sales and use tax compliance", ["Sales and use tax compliance"]],
    [
      "Kubernetes on at least one of the large clouds (AWS, GCP)",
      ["Kubernetes", "at least one of the large clouds (AWS, GCP)"],
    ],
    ["Write menus, in impeccable English", ["Write menus", "impeccable English"]],
    ["Involvement in audits", ["audits"]],
    [
      "You are a qualified accountant with three years of experience in payroll",
      ["qualified accountant", "3 years of payroll"],
    ],
    ["We expect a good degree and an LPC or SQE", ["We expect a good degree", "LPC or SQE"]],
    ["Jira doesn't make you cry", ["Jira"]],
    ["You've used Excel", ["Excel"]],
    ["A driving licence is needed because our roads are long", ["driving licence"]],
    [
      "Registered midwife with a certificate, at least 2 years in practice",
      ["Registered midwife with a certificate", "2 years of practice"],
    ],
    ["5 years of payroll, of which at least three in a bank", ["5 years of payroll", "3 years of bank"]],
    ["5 years of payroll, two of them on pensions", ["5 years of payroll", "2 years of pensions"]],
    ["You have led on at least a handful of audits", ["audits"]],
    [
      "Qualified Teacher Status and a degree in mathematics",
      ["Qualified Teacher Status", "a degree in mathematics"],
    ],
    [
      "Bachelor's degree in law; four more years of work may substitute for the degree",
      ["Bachelor's degree in law"],
    ],
    ["Hands-on with at least one BI tool: Tableau, Looker", ["at least one BI tool (Tableau, Looker)"]],
    ["Can take a stack apart: Excel, SAP", ["Excel", "SAP"]],
    ["Expert-level SQL", ["SQL"]],
    ["A level teaching", ["A level teaching"]],
    ["Explain Excel to people who do not like numbers", ["Explain Excel to people who do not like numbers"]],
  ])("takes apart %j", (wish, expected) => {
    const { requirements } = readJd(`Baker\n\nYou bring\n- ${wish}\n- Sourdough\n- Glazes\n- Ovens`);
    expect(requirements.slice(1, -3).map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ["3 years as a data or reporting analyst", ["data analyst", "reporting analyst"]],
    ["3 years as a CNC setter/operator", ["CNC setter/operator"]],
    ["3 years as a nurse or midwife", ["nurse", "midwife"]],
  ])("names the roles of %j", (wish, roles) => {
    const { requirements } = readJd(`Baker\n\nYou bring\n- ${wish}`);
    expect(requirements.find(({ years }) => years === 3)?.anyOf).toEqual(roles);
  });

  it("reads what the law demands among the benefits too", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Pastry\n- Ovens\n- Glazes\n\nWhat's in it for you: free bread and a pension. You must be eligible to work in the UK.",
    );
    expect(requirements.at(-1)).toMatchObject({ category: "permit", kind: "must" });
  });

  it("reads on behind what is said of the company, where a heading nobody has thought of stands", () => {
    const { requirements } = readJd(
      "Baker\n\nAbout Crumb\nWe bake with PowerPoint.\n\nThe opportunity\nYou must have experience in Excel, pastry and payroll.",
    );
    expect(requirements.slice(1).map(({ text }) => text)).toEqual(["Excel", "pastry", "payroll"]);
  });

  it.each(["(a)", "b)", "(iii)", "2."])("reads a list marked by %s", (marker) => {
    const { requirements } = readJd(
      `Baker\n\nYou bring\n${marker} Pastry\n${marker} Ovens\n${marker} Glazes`,
    );
    expect(requirements.slice(1).map(({ text }) => text)).toEqual(["Pastry", "Ovens", "Glazes"]);
  });

  it("takes experience for a wish in plain sentences, whatever it is in", () => {
    const { requirements } = readJd(
      "Baker\nIdeally you also have experience of running clubs. You use Excel daily. We are committed to safeguarding.",
    );
    expect(requirements.slice(1).map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      "nice running clubs",
      "must Excel",
    ]);
  });

  it("takes a line that names its own part for what it says", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Pastry\n- Ovens\n- Glazes\n\nAny of these makes you even more interesting: Excel, Italian.\n\nYou'll need the right to work in the EU.",
    );
    expect(requirements.slice(4).map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      "nice Excel",
      "nice Italian",
      "must right to work in the EU",
    ]);
  });

  it("says nothing of the desk that one sits at", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Pastry\n- Ovens\n- Glazes\n\nPhysical requirements: prolonged periods at a desk.",
    );
    expect(requirements).toHaveLength(4);
  });

  it("asks for a field of study where the advert names the likes of it", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Bachelor's in statistics, economics or another quantitative discipline",
    );
    expect(requirements[1]?.anyOf).toEqual(["statistics", "economics", "related field"]);
  });

  it("takes no circumstances of the work for wishes", () => {
    const { requirements } = readJd(
      "Baker\n\nYou bring\n- Able to work shifts\n- Sourdough\n\nWe are looking for a baker for pastry to join our team.",
    );
    expect(requirements.slice(1).map(({ text }) => text)).toEqual(["Sourdough"]);
  });

  it.each([
    ["Position title: Business Analyst", "Business Analyst"],
    ["Associate Solicitor, 3–6 PQE", "Associate Solicitor"],
  ])("finds the title in %j", (line, title) => expect(readJd(line).title).toBe(title));

  it("takes a country's law for law, and no language", () => {
    const { requirements } = readJd("HR Officer\n\nYou bring\n- German labour law\n- Fluent German\n- Excel");
    expect(requirements.slice(1).map(({ category }) => category)).toEqual(["skill", "language", "skill"]);
  });

  it.each([
    "Diagnostic Radiographer (Band 6)",
    "Sous Chef (maternity cover)",
    "Radiographer (remote, Europe)",
  ])("leaves the terms out of the title %j", (title) =>
    expect(readJd(title).title).toBe(title.replace(/ \(.*/, "")),
  );

  it.each<[sentence: string, wishes: string[]]>([
    ["Good Italian, Danish welcome", ["must Italian", "nice Danish"]],
    ["AutoCAD (Revit strongly preferred)", ["must AutoCAD", "nice Revit"]],
    ["Native or near-native Dutch; fluent English", ["must Dutch", "must English"]],
    ["You've built REST or SOAP APIs in Go, Rust or similar", ["must REST ~ SOAP APIs", "must Go ~ Rust"]],
    ["Can find answers yourself: SQL or Excel", ["must SQL ~ Excel"]],
    ["At least one cloud (AWS or Azure)", ["must AWS ~ Azure"]],
    ["Revit (or ArchiCAD)", ["must Revit ~ ArchiCAD"]],
    ["Relational databases (we run Postgres)", ["must Relational databases ~ Postgres"]],
    ["Driving licence (clean record)", ["must Driving licence"]],
    ["You don't need a degree, but you know Excel", ["must Excel"]],
    ["Don't need to be an extrovert", []],
    ["Excellent written and verbal communication skills", ["must written and verbal communication"]],
    ["Several years of experience in pastry", ["must pastry"]],
    ["Venepuncture, or willingness to train within a year", ["must Venepuncture"]],
    ["Comfortable with relational DBs", ["must relational DBs"]],
    ["You need the right to work in Malta", ["must right to work in Malta"]],
    ["5 years in logistics, or 3 years with a Master's degree", ["must logistics"]],
    [
      "3 years' experience of commercial or industrial plumbing, know AutoCAD, and hold a CSCS card",
      ["must commercial ~ industrial plumbing", "must AutoCAD", "must CSCS card"],
    ],
  ])("hears in %j what a person would", (sentence, wishes) => {
    const { requirements } = readJd(`Site Engineer\n\nRequirements\n- ${sentence}`);
    const read = requirements.slice(1);
    expect(read.map(({ kind, anyOf }) => `${kind} ${anyOf.join(" ~ ")}`)).toEqual(wishes);
  });

  it.each([
    ["Driving licence??", "Driving licence"],
    ["¿Carné de conducir B?", "Carné de conducir B"],
    ["Must have Python!", "Python"],
  ])("names what %j asks for without its signs", (sentence, name) => {
    const { requirements } = readJd(`Clerk\n\nRequirements\n- ${sentence}\n- Excel`);
    expect(requirements.slice(1).map(({ text }) => text)).toEqual([name, "Excel"]);
  });

  it("takes nothing for a certificate whose letters are those of another word", () => {
    const { requirements } = readJd("Engineer\n\nRequirements\n- Relational DBs\n- Enhanced DBS check");
    expect(requirements.slice(1).map(({ category }) => category)).toEqual(["skill", "certificate"]);
  });

  it.each([
    ["We need an experienced electrician to join our team in Leeds.", "electrician"],
    ["Our hotel is looking for a friendly and reliable sous chef.", "sous chef"],
    ["SENIOR HR MANAGER", "Senior HR Manager"],
  ])("finds the title in %j", (text, title) => expect(readJd(text).title).toBe(title));

  it("reads a JD in plain sentences", () => {
    const { requirements } = readJd(
      "Site Engineer\nWe need someone with experience in AutoCAD. Knowledge of Revit is a plus.",
    );
    expect(requirements.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      "must Experience as Site Engineer",
      "must AutoCAD",
      "nice Revit",
    ]);
  });
});

describe("a requirement typed by a recruiter", () => {
  it("keeps id, kind and weight and has no sentence", () => {
    const made = requirementFromText({ id: "r9", text: "Jest or Vitest", kind: "nice", weight: 4 });
    expect(made).toMatchObject({
      requirement: { id: "r9", kind: "nice", weight: 4, anyOf: ["Jest", "Vitest"], sentence: null },
    });
  });

  it.each([
    "digital native",
    "graduated after 2018",
    "female",
    "US citizens only",
    "no career gaps",
    "Ivy League degree",
  ])("is refused when it says %s", (text) => {
    expect(requirementFromText({ id: "r1", text, kind: "must", weight: 3 })).toHaveProperty("refused");
  });

  it.each([
    "race conditions and locking",
    "women's health",
    "over 10 years of experience",
    "estimates in man-days",
  ])("is not refused when it says %s", (text) => {
    expect(requirementFromText({ id: "r1", text, kind: "must", weight: 3 })).toHaveProperty("requirement");
  });
});
