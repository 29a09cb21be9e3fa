/**
 * The answer that the server has written into the page, once; null where it has written none. It is that of the address
 * that was opened, so what is not understood is asked for as ever.
 */
export function takeFirstAnswer<T>(schema: {
  safeParse: (received: unknown) => { success: true; data: T } | { success: false };
}): T | null {
  const element = document.getElementById("first-answer");
  element?.remove();
  if (!element) return null;
  const parsed = schema.safeParse(JSON.parse(element.textContent));
  return parsed.success ? parsed.data : null;
}

/** Shows what the application has drawn in the place of the words that the server has written into the page. */
export function takeFirstWordsAway(): void {
  document.getElementById("first-words")?.remove();
}
