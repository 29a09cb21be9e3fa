/** The path of the page that was begun last. */
let begunPath: string | null = null;

/**
 * Whether the address leads to another page than the one begun last; from now on it is that. Of the address itself, since
 * the router follows it a moment later, when somebody may be in a field already. The first page after loading is none.
 */
export function beginPage(): boolean {
  const { pathname } = window.location;
  const isAnother = begunPath !== null && begunPath !== pathname;
  begunPath = pathname;
  return isAnother;
}
