import { type Person, people } from "@winnow/samples/people.ts";

const surnames = [
  "Arnesen",
  "Bellamy",
  "Castellan",
  "Draper",
  "Engström",
  "Fairweather",
  "Galvão",
  "Hollis",
  "Iversen",
  "Jelinek",
  "Kestrel",
  "Lindqvist",
  "Marsden",
];

/** So many people who are nobody twice: past the invented ones the same again, under other surnames and addresses. */
export function manyPeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    const round = Math.floor(index / people.length);
    const surname = surnames[round - 1];
    if (!person || (round > 0 && !surname)) throw new Error("There are not so many people.");
    const [givenName] = person.name.split(" ");
    return {
      ...person,
      name: round === 0 ? person.name : `${givenName} ${surname}`,
      contact: {
        ...person.contact,
        email: `candidate${index}@example.org`,
        phone: `+44 161 496 ${String(1000 + index)}`,
      },
    };
  });
}
