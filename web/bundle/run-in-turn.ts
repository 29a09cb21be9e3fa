/** The files that a file imports, and itself: each after those that it imports. */
export function importsFirst(
  file: string,
  importsOf: (file: string) => readonly string[],
  found = new Set<string>(),
): string[] {
  if (found.has(file)) return [];
  found.add(file);
  return [...importsOf(file).flatMap((imported) => importsFirst(imported, importsOf, found)), file];
}

/** How long the code waits for rows that can be read at once. */
const maxRowsMs = 500;

/**
 * A script that asks for all `files` (an expression for their addresses) at once, after `isDrawn` first words are drawn,
 * and runs them one after the other, with a pause after each in which the page answers; what a bad line has lost is
 * asked for again. The first rows of a list (`rowsDrawn`, `ask-first.ts`) can be read before code takes the line, unless
 * their answer is slow.
 */
export function runInTurn(files: string, isDrawn: string): string {
  return `const files = ${files};
  const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const comes = (file) => import(file).then(() => true, (error) => void reportError(error));
  const begin = async () => {
    await Promise.race([globalThis.rowsDrawn?.then(painted), after(${maxRowsMs})]);
    for (const file of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
    for (const file of files) {
      for (let waitMs = 1_000; !(await comes(file)); waitMs = Math.min(waitMs * 2, 30_000)) await after(waitMs);
      await pause();
    }
  };
  ${isDrawn} && document.visibilityState === "visible" ? requestAnimationFrame(() => setTimeout(begin)) : begin();`;
}
