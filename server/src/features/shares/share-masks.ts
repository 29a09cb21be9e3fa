import { identityIn } from "../results/hide-identity.ts";
import { type Redactor, redactorFor } from "../results/redact.ts";
import type { CandidateCv } from "./read-cv.ts";

type Person = { name: string; email: string };

/** Over everything that says who a candidate is: what the drive knows of them, and their CV where there is one. */
export function identityMask(person: Person, cv: CandidateCv | null): Redactor {
  const { names, phrases, lines } = identityIn(cv?.profiles ?? []);
  return redactorFor({
    names: [person.name, ...names],
    phrases: [person.name, person.email, ...phrases],
    lines,
  });
}

/** Over the ways to reach a candidate, which are shared with nobody. */
export function contactMask(person: Person, cv: CandidateCv | null): Redactor {
  const contacts = (cv?.profiles ?? []).flatMap(({ email, phone, links }) => [email, phone, ...links]);
  return redactorFor({
    names: [],
    phrases: [person.email, ...contacts.flatMap((one) => (one ? [one.value, one.quotation.text] : []))],
  });
}
