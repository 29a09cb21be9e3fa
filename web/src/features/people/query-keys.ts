/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const personKeys = {
  all: ["people"] as const,
  one: (id: string) => ["people", "person", id] as const,
  found: (search: string) => ["people", "found", search] as const,
  export: (exportId: string) => ["people", "export", exportId] as const,
};
