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

/**
 * The browser's own way, with the digits and the calendar that the sentences around them are written in: of the languages
 * that it asks for the first that is theirs, "de-AT" among German ones, else theirs, so that no month is named in another.
 */
export function browserLocale(language: string, asked: readonly string[] = navigator.languages): string {
  const isTheirs = (tag: string) => tag.split("-")[0] === language.split("-")[0];
  try {
    const locale = new Intl.Locale(asked.find(isTheirs) ?? language, {
      numberingSystem: "latn",
      calendar: "gregory",
    });
    return locale.toString();
  } catch {
    return language;
  }
}
