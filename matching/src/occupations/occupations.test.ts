import { describe, expect, it } from "vitest";
import { isRoleTitle, titleFit } from "./occupations.ts";

describe("comparing titles", () => {
  it.each([
    ["Data Scientist", "Senior Data Scientist"],
    ["QA Automation Engineer", "SDET"],
    ["Registered Nurse", "Staff Nurse (ICU)"],
    ["Frontend Engineer", "Front-End Developer (React)"],
    ["Software Tester", "Junior Softwaretesterin / Testerin"],
    ["Backend Engineer", "Senior Java Developer"],
    ["Solicitor", "Corporate Associate"],
  ])("takes %s and %s for one line of work", (wanted, held) => {
    expect(titleFit(wanted, held)).toBeGreaterThanOrEqual(0.6);
  });

  it.each([
    ["Account Executive", "Senior Accountant"],
    ["Mechanical Engineer", "Software Engineer"],
    ["Sous Chef", "Taxi Driver"],
    ["Project Manager", "Restaurant Manager"],
  ])("keeps %s and %s apart", (wanted, held) => {
    expect(titleFit(wanted, held)).toBeLessThan(0.6);
  });

  it("tells a role from an employer", () => {
    expect(
      ["Staff Nurse", "Diagnostic Radiographer", "Junior Testerin", "Marlow Freight"].map(isRoleTitle),
    ).toEqual([true, true, true, false]);
  });
});
