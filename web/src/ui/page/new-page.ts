/**
 * Answers once for each page that the address leads to: of the address itself, since the router follows it a moment
 * later, when somebody may be in a field already. The first page after loading is none.
 */
function onceForEachPage(): () => boolean {
  let last: string | null = null;
  return () => {
    const { pathname } = window.location;
    const isNew = last !== null && last !== pathname;
    last = pathname;
    return isNew;
  };
}

/** Whether the heading of the page is to be read out. */
export const isToBeAnnounced = onceForEachPage();

const isToBeScrolled = onceForEachPage();

/** Scrolls to the top of a page that nobody has scrolled there yet. */
export function scrollNewPageToTop(): void {
  if (isToBeScrolled()) window.scrollTo(0, 0);
}
