import type { Session } from "./session.ts";

/** What the page itself asks for while its code is on the way (`bundle/ask-first.ts`), by address. */
type AskedFirst = { token: string; atMs: number; answers: Map<string, Promise<Response>> };

const maxAgeMs = 60_000;

/** The answer to what the page has asked for as this very session, for the first who wants it. */
export function takeAskedFirst(address: string, session: Session | null): Promise<Response> | undefined {
  const asked = askedFirst();
  if (!asked || asked.token !== session?.token || Date.now() - asked.atMs > maxAgeMs) return undefined;
  const answer = asked.answers.get(address);
  asked.answers.delete(address);
  return answer;
}

/** What nobody has wanted so far is asked for again, since it may have changed. */
export function forgetAskedFirst(): void {
  askedFirst()?.answers.clear();
}

function askedFirst(): AskedFirst | undefined {
  // Put there by the script in the page, if at all.
  return (globalThis as { askedFirst?: AskedFirst }).askedFirst;
}
