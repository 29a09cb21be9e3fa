/** What all pages say in a language, in one file: the group of a module of the bundle. */
export function wordsOfEveryPage(id: string): string | null {
  const [, language] = /\/web\/src\/words\/(\w\w)\/(?:kit|failures|further-failures)\.ts$/.exec(id) ?? [];
  return language ? `words-${language}` : null;
}
