import { paths } from "@winnow/contract/paths.ts";
import { isLookKey } from "../theme/kept-look.ts";
import { forgetAllFiles } from "./file-store.ts";

const tokenKey = "token";
const userIdKey = "user_id";

export type Session = { token: string; userId: string };

/** Why nobody is signed in any more. */
export type SessionEnd =
  | "logged out"
  | "signed out elsewhere"
  | "expired"
  | "account not loaded"
  | "account deleted";

/** Whose session ended on this page, and why. */
export type EndedSession = { reason: SessionEnd; userId: string | null };

/** Whose page this is: what it shows and what it sends belongs to this account, whoever signs in in another tab. */
let ownerId: string | null = null;
let lastEnd: EndedSession | null = null;

/** The session of this page, or null when nobody is signed in. The first one that is read makes the page its account's. */
export function readSession(): Session | null {
  const stored = storedSession();
  if (!stored || (ownerId !== null && ownerId !== stored.userId)) return null;
  ownerId = stored.userId;
  return stored;
}

/** How the last session of this page ended; null where there was none. */
export function readEndedSession(): EndedSession | null {
  return lastEnd;
}

export function keepSession(session: Session): void {
  if (localStorage.getItem(userIdKey) !== session.userId) clearBrowser();
  localStorage.setItem(userIdKey, session.userId);
  // Last: other tabs take it for a session as soon as it is there.
  localStorage.setItem(tokenKey, session.token);
  markWithCookie();
  ownerId = session.userId;
  tellChanged();
}

/** Ends the session in this browser: everything that belongs to the account is forgotten. */
export function endSession(reason: SessionEnd): void {
  const stored = storedSession();
  const isAnothers = stored !== null && ownerId !== null && stored.userId !== ownerId;
  if (!isAnothers) clearBrowser();
  leave(reason);
}

const endListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** Calls back when the session of this page ends, so that nothing in memory outlives it; answers how to stop that. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back when a session begins or ends, here or in another tab; answers how to stop that. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Follows what other tabs of this browser do with the session. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === tokenKey) takeOver();
  });
  // A page that was frozen hears of nothing.
  window.addEventListener("pageshow", takeOver);
  document.addEventListener("visibilitychange", takeOver);
}

function takeOver(): void {
  const stored = storedSession();
  if (ownerId === null || stored?.userId === ownerId) {
    tellChanged();
  } else if (!stored) {
    leave("signed out elsewhere");
  } else {
    // Until the page has begun anew it stays the first account's, so that it shows and sends nothing as the other.
    clearPage();
    location.replace(paths.dashboard);
  }
}

function leave(reason: SessionEnd): void {
  lastEnd = { reason, userId: ownerId };
  ownerId = null;
  clearPage();
}

function clearPage(): void {
  sessionStorage.clear();
  for (const listener of endListeners) listener();
  tellChanged();
}

function tellChanged(): void {
  for (const listener of changeListeners) listener();
}

function storedSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const userId = localStorage.getItem(userIdKey);
  return token && userId ? { token, userId } : null;
}

/** Only how the interface looks stays. The token goes first: without it no tab takes the rest for a session. */
function clearBrowser(): void {
  localStorage.removeItem(tokenKey);
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const name of names) {
    if (name && !isLookKey(name)) localStorage.removeItem(name);
  }
  void forgetAllFiles();
  writeCookie("", "; max-age=0");
}

/** The specification has a token cookie. Nobody reads it, so it holds no token and ends with the browser. */
function markWithCookie(): void {
  writeCookie("in-local-storage", "");
}

function writeCookie(value: string, lifetime: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `${tokenKey}=${value}; path=/${lifetime}; SameSite=Strict${secure}`;
}
