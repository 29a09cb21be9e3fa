/** Many texts in one, so that all of them are searched at once. */
export type JoinedTexts = {
  /** One behind the other, each with `textEnd` after it. */
  text: string;
  /** Where each ends. */
  ends: Uint32Array;
};

/** A control character. */
export const textEnd = "\u001F";

/** Null where one of the texts has the character inside that ends them: it would be taken for two. */
export function joinTexts(text: string, count: number): JoinedTexts | null {
  const ends: number[] = [];
  for (let place = text.indexOf(textEnd); place !== -1; place = text.indexOf(textEnd, place + 1)) {
    ends.push(place);
  }
  return ends.length === count ? { text, ends: Uint32Array.from(ends) } : null;
}

/** Which of the texts a search is found in, in their order; it is no empty one and has no `textEnd`. */
export function placesOf({ text, ends }: JoinedTexts, search: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let found = text.indexOf(search); found !== -1; found = text.indexOf(search, ends[place])) {
    while ((ends[place] ?? text.length) < found) {
      place += 1;
    }
    places.push(place);
  }
  return places;
}
