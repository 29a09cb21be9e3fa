import { goldenAdverts } from "@winnow/matching/golden-adverts.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { expect, it } from "vitest";
import { planInterview } from "./plan-interview.ts";
import { questionOfKey } from "./question-of-key.ts";

it("finds every planned question again by its key", () => {
  const planned = goldenAdverts.flatMap(
    ({ advert }) => planInterview({ ...readJd(advert), text: advert }).questions,
  );

  expect(planned.map(({ key }) => questionOfKey(key)?.text)).toEqual(planned.map(({ text }) => text));
});

it("finds nothing for a key of no question", () => {
  expect([
    questionOfKey(""),
    questionOfKey("skill/Nothing/situational"),
    questionOfKey("skill/Excel"),
  ]).toEqual([null, null, null]);
});
