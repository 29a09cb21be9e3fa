/** The keys of a table in their order, for an enumeration whose words the table holds. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly [Key, ...Key[]] {
  // Tables of words are written down, and none of them is empty.
  return Object.keys(table) as [Key, ...Key[]];
}
