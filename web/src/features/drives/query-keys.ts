/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const driveKeys = {
  all: ["drives"] as const,
  lists: ["drives", "list"] as const,
  /** Everything about one drive: itself, its candidates, quote and history. */
  one: (id: string) => ["drives", "one", id] as const,
  itself: (id: string) => ["drives", "one", id, "itself"] as const,
  credits: (id: string) => ["drives", "one", id, "credits"] as const,
  candidates: (id: string) => ["drives", "one", id, "candidates"] as const,
  history: (id: string) => ["drives", "one", id, "history"] as const,
  skills: (search: string) => ["drives", "skills", search] as const,
};
