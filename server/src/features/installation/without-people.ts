const longestError = 200;

/** The first line of an error, without addresses and without what it quotes, which may be somebody's words. */
export function errorWithoutPeople(error: string | null): string {
  const line = (error ?? "").trim().split(/[\r\n]/, 1)[0] ?? "";
  return line
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…@…")
    .replace(/(["'`“”«»‘’])[^"'`“”«»‘’]*(["'`“”«»‘’])/g, "$1…$2")
    .replace(/[\p{Cc}\p{Cf}]/gu, "?")
    .slice(0, longestError);
}

/** What a payload names by ids and numbers; of everything else only that it is there. */
export function payloadWithoutPeople(payload: Record<string, unknown>): string {
  const said = Object.entries(payload).map(([name, value]) => `${name}=${isPlain(value) ? value : "…"}`);
  return said.join(" ") || "nothing";
}

function isPlain(value: unknown): value is string | number | boolean {
  return (
    typeof value === "number" ||
    typeof value === "boolean" ||
    (typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
  );
}
