const tokenKey = "token";
const userIdKey = "user_id";

export type Session = { token: string; userId: string };

/** What is kept of the session in this browser, or null when nobody is signed in. */
export function readSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const userId = localStorage.getItem(userIdKey);
  return token && userId ? { token, userId } : null;
}

export function keepSession(session: Session): void {
  localStorage.setItem(tokenKey, session.token);
  localStorage.setItem(userIdKey, session.userId);
  writeTokenCookie(session.token, 30 * 24 * 60 * 60);
}

/** Forgets the session in this browser: storage and cookie. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userIdKey);
  writeTokenCookie("", 0);
}

let onEnd: () => void = () => {};

/** Registers what happens when the server says that the session is over; the app shows the sign-in page then. */
export function whenSessionEnds(listener: () => void): void {
  onEnd = listener;
}

/** Clears the session and tells the app. */
export function endSession(): void {
  clearSession();
  onEnd();
}

function writeTokenCookie(token: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `token=${encodeURIComponent(token)}; path=/; max-age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}
