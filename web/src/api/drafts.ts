const prefix = "winnow-draft ";

/** Keeps what was typed and is not saved yet, over reloads and lost connections, until it is saved. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // The browser is full or keeps nothing: the draft lives as long as the page.
  }
}

/** The draft of that name, or null; what it holds is for the caller to check. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}
