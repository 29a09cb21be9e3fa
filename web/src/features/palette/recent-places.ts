import { paths } from "@winnow/contract/paths.ts";
import { matchPath } from "react-router";

export type RecentPlace = { kind: "screening" | "drive"; id: string };

/** Goes with the session, as everything of the account does; names of people are not kept. */
const key = "recent-places";
const most = 5;

/** The screenings and drives that were opened last in this browser, the newest first. */
export function readRecentPlaces(): RecentPlace[] {
  return parse(localStorage.getItem(key));
}

/** Puts a screening or drive first; other pages change nothing. */
export function keepRecentPlace(pathname: string): void {
  const place = placeOf(pathname);
  if (!place) return;
  const others = readRecentPlaces().filter(({ id }) => id !== place.id);
  localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, most)));
}

/** What was deleted is not recent any more. */
export function forgetRecentPlace(id: string): void {
  localStorage.setItem(key, JSON.stringify(readRecentPlaces().filter((place) => place.id !== id)));
}

/** The screening or drive that an address is about. */
export function placeOf(pathname: string): RecentPlace | null {
  const idIn = (path: string) => matchPath({ path, caseSensitive: true }, pathname)?.params.id;
  const screeningId = idIn(paths.screening(":id")) ?? idIn(`${paths.results(":id")}/*`);
  if (screeningId) return { kind: "screening", id: screeningId };
  const driveId = idIn(paths.drive(":id"));
  return driveId ? { kind: "drive", id: driveId } : null;
}

function parse(stored: string | null): RecentPlace[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("id" in value)) return false;
  return (value.kind === "screening" || value.kind === "drive") && typeof value.id === "string";
}
