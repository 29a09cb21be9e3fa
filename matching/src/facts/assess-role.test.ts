import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { readJd } from "../jd/read-jd.ts";
import { matchCv } from "../match-cv.ts";
import { groupOf } from "../points/worth.ts";

const accountant = `Staff Accountant

Responsibilities
- Post journal entries and reconcile the general ledger at month end
- Prepare financial statements and support the audit

Requirements
- Bachelor's degree in Accounting
- Excel
- Clear communication with managers and customers`;

/** What a CV shows for the role that an advert is about. */
function roleOf(jdText: string, jobs: string) {
  const jd = readJd(jdText);
  const document = readPlainText(`Ines Calder\nines.calder@example.org\n\nExperience\n${jobs}`);
  const report = matchCv({
    document,
    jdTitle: jd.title,
    jdText,
    requirements: jd.requirements,
    asOf: "2026-03-15",
  });
  const role = report.requirements.findIndex((requirement) => groupOf(requirement) === "role");
  return { ...report.facts[role], ...report.points[role] };
}

it.each([
  "General Ledger Accountant, Orrin Valves, March 2020 – Present\n• Reconciled accounts and posted journal entries",
  "Accountant, Orrin Valves, March 2020 – Present\n• Month-end close, financial statements and audit files",
])("meets a role by work in it: %j", (jobs) => {
  expect(roleOf(accountant, jobs)).toMatchObject({
    verdict: "met",
    quotations: [{ text: expect.stringContaining("Accountant, Orrin Valves") }],
  });
});

it("partly meets a role by work beside it", () => {
  const jobs =
    "Payroll Clerk, Orrin Valves, March 2020 – Present\n• Ran the payroll and reconciled its ledger accounts";
  expect(roleOf(accountant, jobs)).toMatchObject({
    verdict: "partly",
    quotations: [{ text: expect.stringContaining("Payroll Clerk") }],
  });
});

it.each([
  "Office Manager, Orrin Valves, March 2020 – Present\n• Managed a team, budgets, reports and customer records\n• Answered customers and prepared documents for managers",
  "Fitness Instructor, Orrin Gym, March 2020 – Present\n• Led group classes, managed the team's schedule and customer accounts",
  "Store Manager, Orrin Shoes, March 2020 – Present\n• Increased sales, trained staff, reported to the area manager",
])("does not take what all work has in common for the role: %j", (jobs) => {
  expect(roleOf(accountant, jobs)).toMatchObject({ verdict: "not stated", points: 0, quotations: [] });
});

it("quotes the job that is most like the work first", () => {
  const jobs =
    "Waiter, Orrin Grill, March 2023 – Present\n• Served guests\nAuditor, Orrin Audit, March 2020 – March 2023\n• Audited ledgers and financial statements";
  const { verdict, quotations } = roleOf(accountant, jobs);
  expect(verdict).not.toBe("not stated");
  expect(quotations?.map(({ text }) => text).join()).toContain("Auditor");
  expect(quotations?.map(({ text }) => text).join()).not.toContain("Waiter");
});

it("takes a title at its word in a language that O*NET does not speak", () => {
  const jd = "Buchhalter (m/w/d)\n\nIhr Profil\n- Kenntnisse in DATEV\n- Gute Deutschkenntnisse";
  expect(roleOf(jd, "Buchhalterin, Orrin Ventile, März 2020 – heute\n• Konten und Belege")).toMatchObject({
    verdict: "met",
    quotations: [{ text: expect.stringContaining("Buchhalterin") }],
  });
  expect(roleOf(jd, "Köchin, Orrin Gasthaus, März 2020 – heute\n• Warme Speisen").verdict).toBe("not stated");
});
