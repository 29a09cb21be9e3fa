const longest = 255;
/** A point and what follows it, short enough to be a type. */
const extension = /\.[^.\s]{1,10}$/u;

/** A name for showing only: the last part of a path, without control and direction-changing characters. */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return shown === "" ? "unnamed" : shorten(shown);
}

/** The type at the end stays, and no letter is cut in two. */
function shorten(name: string): string {
  if (name.length <= longest) {
    return name;
  }
  const end = extension.exec(name)?.[0] ?? "";
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, -end.length || undefined))) {
    if (kept.length + segment.length + end.length > longest) {
      break;
    }
    kept += segment;
  }
  return `${kept}${end}`;
}
