/** The path of an action if it leads to a page of ours, else null: a notification opens nothing of anybody else. */
export function pathToOpen(action: string | null, origin: string): string | null {
  if (!action || !URL.canParse(action, origin)) return null;
  const url = new URL(action, origin);
  return url.origin === origin && url.pathname.startsWith("/admin/")
    ? url.pathname + url.search + url.hash
    : null;
}
