/**
 * Whose way of writing dates and numbers is used; sentences and values that go over the wire stay as they are. Until
 * it is said otherwise that of the sentences.
 */
let current = "en";
let version = 0;

/** The one place that formatters get their locale from. */
export function formatLocale(): string {
  return current;
}

export function setFormatLocale(locale: string): void {
  if (locale !== current) {
    current = locale;
    version += 1;
  }
}

/** A value that is made for the locale in use when it is asked for: once, until another is used. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  let made: { value: T; version: number } | null = null;
  return () => {
    if (made?.version !== version) made = { value: make(current), version };
    return made.value;
  };
}

/** The browser's own way, with the digits and the calendar that the sentences around them are written in. */
export function browserLocale(): string {
  try {
    return new Intl.Locale(navigator.language, { numberingSystem: "latn", calendar: "gregory" }).toString();
  } catch {
    return "en";
  }
}
