import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failures } from "@winnow/contract/failures.ts";
import { lackOfRoom } from "@winnow/contract/usage.ts";
import { expect, test } from "vitest";
import visitors from "./de/failures.ts";
import german from "./de/further-failures.ts";

test("a failure that only recruiters meet is said by its code", () => {
  expect(german.say(failures.driveNotRunning)).toBe("Diese Interviewrunde läuft nicht.");
  expect(german.say(failures.unexpected)).toBeNull();
});

test("a sentence is said with what the server has put into it, and numbers as German writes them", () => {
  const { code } = failures.creditsInsufficient;
  const message = "This needs 1,038.00 credits and 25.00 are left. Add 1,013.00 credits or remove some CVs.";
  expect(german.say({ code, message })).toBe(
    "Dafür sind 1.038,00 Credits nötig, und 25,00 sind übrig. Laden Sie 1.013,00 Credits auf oder entfernen Sie einige Lebensläufe.",
  );
});

test("what an account has no room for is said in German, whatever it is", () => {
  const full = { used: 1_000, limit: 1_200 };
  const usage = { screenings: full, drives: full, cvs: full, exports: full, bytes: full };
  for (const what of ["screenings", "drives", "cvs", "exports", "bytes"] as const) {
    const message = lackOfRoom(usage, { [what]: 500 }) ?? "";
    expect(german.say({ code: failures.accountFull.code, message })).toMatch(/1\.000|1 kB/);
    expect(german.say({ code: failures.accountFull.code, message })).not.toMatch(/ account | files? | more /);
  }
});

test("whatever the contract says of a field is said in German", () => {
  const contract = fileURLToPath(new URL("../../../contract/src", import.meta.url));
  const source = globSync("*.ts", { cwd: contract })
    .filter((file) => !/test\.ts$|^(failures|labels)\.ts$/.test(file))
    .map((file) => readFileSync(`${contract}/${file}`, "utf8"))
    .join("\n");
  const sentences = [
    ...source.matchAll(/"((?:Please|This|Allow|Each|A choice|Name either) [^"\n]+\.)"/g),
  ].map(([, sentence = ""]) => sentence);
  expect(sentences.length).toBeGreaterThan(40);
  const untold = sentences.filter(
    (message) => german.sayField({ message }) === null && visitors.sayField({ message }) === message,
  );
  expect(untold).toEqual([]);
});
