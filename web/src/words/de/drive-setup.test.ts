import { expect, test } from "vitest";
import words from "./drive-setup.ts";

test("why a question is suggested is said in German, with the words of the advert as they are", () => {
  const { reason } = words.questions;
  expect(reason("The advert asks for PostgreSQL as a must.")).toBe("Die Anzeige nennt PostgreSQL als Muss.");
  expect(reason("The advert asks for this as nice to have: “Night shifts. On call.”.")).toBe(
    "Die Anzeige nennt es als Wunsch: „Night shifts. On call.“.",
  );
  expect(
    reason(
      "It is about the work itself; the advert's title could not be read. The advert's words speak of this line of work: Assembly.",
    ),
  ).toBe(
    "Es geht um die Arbeit selbst; der Titel der Anzeige war nicht zu lesen. Die Worte der Anzeige sprechen für dieses Berufsfeld: Montage.",
  );
});

test("a reason that is not known stays as it was stored", () => {
  expect(words.questions.reason("Some later reason.")).toBe("Some later reason.");
});
