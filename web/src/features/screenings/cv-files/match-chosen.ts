type Known = { key: string; name: string; sizeBytes: number };

/**
 * Sorts files that were chosen after an interruption by name and size: those that are still missing go on under
 * the upload they belong to, those that are here already are left out, the rest is new. Two files of one name and
 * size are two files: each missing one is found once.
 */
export function matchChosen<Chosen extends { name: string; size: number }>(chosen: {
  files: readonly Chosen[];
  missing: readonly Known[];
  arrived: readonly { name: string; sizeBytes: number }[];
}): { found: { key: string; file: Chosen }[]; alreadyHere: Chosen[]; fresh: Chosen[] } {
  const missing = new Map<string, string[]>();
  for (const { key, name, sizeBytes } of chosen.missing) {
    const label = labelOf(name, sizeBytes);
    missing.set(label, [...(missing.get(label) ?? []), key]);
  }
  const here = new Set(chosen.arrived.map(({ name, sizeBytes }) => labelOf(name, sizeBytes)));
  const found: { key: string; file: Chosen }[] = [];
  const alreadyHere: Chosen[] = [];
  const fresh: Chosen[] = [];
  for (const file of chosen.files) {
    const label = labelOf(file.name, file.size);
    const key = missing.get(label)?.shift();
    if (key !== undefined) found.push({ key, file });
    else if (here.has(label)) alreadyHere.push(file);
    else fresh.push(file);
  }
  return { found, alreadyHere, fresh };
}

function labelOf(name: string, sizeBytes: number): string {
  return `${sizeBytes} ${name.normalize("NFC")}`;
}
