import { newUuid } from "../../api/new-uuid.ts";

const key = "winnow interview visit";
/** A page that is being reloaded gives its name free within a moment. */
const waitMs = 400;

/**
 * The name of this page's visit: the same after a reload, another one in a duplicated tab, which begins with a copy of
 * the first one's session storage.
 */
export function takeVisitId(): Promise<string> {
  taking ??= take();
  return taking;
}

let taking: Promise<string> | null = null;

async function take(): Promise<string> {
  const known = read();
  if (known && (await isOurs(known))) return known;
  const visit = newUuid();
  await isOurs(visit);
  try {
    sessionStorage.setItem(key, visit);
  } catch {
    // Without storage a reload is another visit, which is handed over to.
  }
  return visit;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Holds the name as long as the page lives; false where another page holds it. */
function isOurs(visit: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`${key} ${visit}`, { signal: AbortSignal.timeout(waitMs) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}
