/** What is stored in English, as the page's language says it; what that has no words for is marked as English. */
export function StoredWords({ stored, say }: { stored: string; say: (stored: string) => string }) {
  const said = say(stored);
  return said === stored ? <span lang="en">{stored}</span> : said;
}
