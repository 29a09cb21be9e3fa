import { conceptsByName } from "../concepts/concept-table.ts";

/** Everything that whoever shows this concept shows as well, directly or through others; without itself. */
export function impliedConcepts(name: string): ReadonlySet<string> {
  const known = impliedBy.get(name);
  if (known) return known;
  const implied = findImplied(name);
  impliedBy.set(name, implied);
  return implied;
}

const impliedBy = new Map<string, ReadonlySet<string>>();

function findImplied(name: string): ReadonlySet<string> {
  const implied = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const parent of conceptsByName.get(next)?.implies ?? []) {
      if (parent === name || implied.has(parent)) continue;
      implied.add(parent);
      open.push(parent);
    }
  }
  return implied;
}
