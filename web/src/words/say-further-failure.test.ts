import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failures } from "@winnow/contract/failures.ts";
import { recordingFailures } from "@winnow/contract/recording-failures.ts";
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

test("why a mail was not sent is said in German, with what the mail server answers as it answers", () => {
  const say = (message: string) => german.sayField({ message });
  expect(say("The mail server refuses it: 550 No such user")).toBe(
    "Der Mailserver lehnt sie ab: 550 No such user",
  );
  expect(say("Not sent yet. The mail server cannot be reached. It is tried again by itself.")).toBe(
    "Noch nicht gesendet. Der Mailserver ist nicht erreichbar. Es wird von selbst noch einmal versucht.",
  );
  expect(
    say(
      "Not sent: The invitation names {{pay}}, {{day}}, {{car}} and more, which nothing is known for. What can be named: {{name}}.",
    ),
  ).toBe(
    "Nicht gesendet: Einladung: Zu {{pay}}, {{day}}, {{car}} und mehr ist nichts bekannt. Möglich sind: {{name}}.",
  );
});

test("why a recording is not played or not put into text is said in German", () => {
  for (const message of Object.values(recordingFailures)) {
    expect(german.sayField({ message })).not.toBeNull();
  }
  expect(german.sayField({ message: "It is longer than the service takes (25 MB)." })).toBe(
    "Sie ist länger, als der Dienst annimmt (25 MB).",
  );
});

test("what could not be put into a file is said in German", () => {
  expect(german.sayField({ message: "2 files are not stored any more and could not be put in." })).toBe(
    "2 Dateien sind nicht mehr gespeichert und konnten nicht aufgenommen werden.",
  );
});
