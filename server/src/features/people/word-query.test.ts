import { expect, test } from "vitest";
import { wordQuery } from "./word-query.ts";

test("each typed word begins a word of the name, without accents and in small letters", () => {
  expect(wordQuery("Élodie  Lef")).toBe("('elodie':*) & ('lef':*)");
  expect(wordQuery("o'neill")).toBe("('o':*) & ('neill':*)");
  expect(wordQuery("Łukasz.Søren@Example.com")).toBe(
    "('lukasz':*) & ('soren':*) & ('example':*) & ('com':*)",
  );
});

test("letters that a database may not know as small ones are looked for in each spelling", () => {
  expect(wordQuery("иван")).toBe("('иван':* | 'Иван':* | 'ИВАН':*)");
});

test.each(["", "   ", "'\\&|!():*", "--"])("%j names nobody", (typed) => {
  expect(wordQuery(typed)).toBeNull();
});
