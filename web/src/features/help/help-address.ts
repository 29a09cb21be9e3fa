const beginning = "#help/";

/** Where a page of the help is found from any page: what a link to it names, and what opens it there. */
export function addressOfHelp(pageId: string): string {
  return beginning + pageId;
}

/** The page of the help that the end of an address names, if it names one. */
export function pageIdIn(hash: string): string | null {
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : null;
}
