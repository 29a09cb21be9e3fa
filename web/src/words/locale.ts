let locale = "en";

/** Has everything be written as this language writes it. Called before anything is drawn, and never again. */
export function writeAsIn(language: string): void {
  locale = language;
}

export function pageLocale(): string {
  return locale;
}

/** What the browser knows of a language takes a phone a while to load, so it is made when it is first asked for. */
export function byLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
