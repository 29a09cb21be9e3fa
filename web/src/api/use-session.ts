import { useSyncExternalStore } from "react";
import { onSessionChange, readSession, type Session } from "./session.ts";

/** The session of this page, as it changes here or in another tab. */
export function useSession(): Session | null {
  useSyncExternalStore(onSessionChange, snapshot);
  return readSession();
}

function snapshot(): string | null {
  const session = readSession();
  return session && `${session.userId} ${session.token}`;
}
