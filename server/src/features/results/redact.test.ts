import { expect, test } from "vitest";
import { redactorFor } from "./redact.ts";

const mask = redactorFor({
  names: ["Grace O'Neill-Okafor"],
  phrases: ["grace.oneill@example.org", "+44 7700 900123", "University of Durham", "York, England"],
});

test.each([
  ["Grace O'Neill-Okafor, staff nurse", "[hidden], staff nurse"],
  ["GRACE O’NEILL OKAFOR", "[hidden]"],
  ["Okafor's team at Grace House", "[hidden]'s team at [hidden] House"],
  ["Call 44 7700-900123, (+44) 7700 900 123 or 07700 900123", "Call [hidden], [hidden] or [hidden]"],
  ["write to grace.oneill@example.org or grace@work.example.com", "write to [hidden] or [hidden]"],
  ["BSc, University\nof Durham, 2019", "BSc, [hidden], 2019"],
  ["https://linkedin.com/in/grace and github.com/grace", "[hidden] and [hidden]"],
  ["gokafor.example.com, @OkaforGrace", "[hidden], [hidden]"],
  ["Grace led. Okafor Ltd. paid.", "[hidden] led. [hidden] Ltd. paid."],
  ["Date of birth: 12 March 1990", "[hidden]"],
  ["Born 12.03.1990 | Nurse", "[hidden] | Nurse"],
  ["DOB 1990-03-12", "[hidden]"],
])("%j becomes %j", (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  "showed grace under pressure",
  "Graceful shutdown of services, 99.9 % up",
  "Reborn project in York since 2019",
  "worked with children of the age 3 to 5, 7700 of them",
  "Node.js, ASP.NET, and example.org",
])("%j stays as it is", (text) => {
  expect(mask(text)).toBe(text);
});

test.each([
  ["王小明", "我叫王小明，是护士。", "我叫[hidden]，是护士。"],
  ["王 小明", "同事都叫我小明。", "同事都叫我[hidden]。"],
  ["김민수", "김민수는 간호사입니다.", "[hidden]는 간호사입니다."],
  ["สมชาย", "ผมชื่อสมชายครับ", "ผมชื่อ[hidden]ครับ"],
])("the name %s is found where no space stands around it", (name, text, masked) => {
  expect(redactorFor({ names: [name], phrases: [] })(text)).toBe(masked);
});

test("nothing known of somebody masks nothing", () => {
  expect(redactorFor({ names: [""], phrases: ["", "-"] })("Staff nurse, 2019 – 2021")).toBe(
    "Staff nurse, 2019 – 2021",
  );
});
