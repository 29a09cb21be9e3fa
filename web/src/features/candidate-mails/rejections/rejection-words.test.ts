import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { obstacleWords, sendLabel, shortToldWords, toldWords } from "./rejection-words.ts";

speak("en");
await loadWords("rejections", "failures");

const nothing = { obstacle: null, told_at: null, mail_failure: null };
const told_at = Date.UTC(2026, 10, 3, 12) / 1000;

test("an obstacle is said in words, with its day where there is one", () => {
  expect(obstacleWords(nothing)).toBeNull();
  expect(obstacleWords({ ...nothing, obstacle: "told before", told_at })).toBe("Told on Nov 3, 2026");
  expect(obstacleWords({ ...nothing, obstacle: "no address" })).toBe("No address in the CV");
});

test("beside a candidate stands what became of the mail, and no obstacle of another kind", () => {
  expect(toldWords(undefined)).toBeNull();
  expect(toldWords({ ...nothing, obstacle: "names hidden" })).toBeNull();
  expect(toldWords({ ...nothing, obstacle: "told before", told_at })).toBe("Told on Nov 3, 2026");
  expect(toldWords({ ...nothing, mail_failure: "No such mailbox." })).toBe(
    "Mail could not be sent: No such mailbox.",
  );
});

test("a row says the same in few words", () => {
  expect(shortToldWords(nothing)).toBeNull();
  expect(shortToldWords({ ...nothing, obstacle: "on its way", told_at })).toBe("Mail waits");
  expect(shortToldWords({ ...nothing, obstacle: "told before", told_at })).toBe("Told Nov 3");
  expect(shortToldWords({ ...nothing, mail_failure: "No such mailbox." })).toBe("Mail not sent");
});

test("the button says how many", () => {
  expect([sendLabel(0), sendLabel(1), sendLabel(1_200)]).toEqual([
    "Send mails",
    "Send 1 mail",
    "Send 1,200 mails",
  ]);
});
