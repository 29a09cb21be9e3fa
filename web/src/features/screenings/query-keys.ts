/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const screeningKeys = {
  all: ["screenings"] as const,
  lists: ["screenings", "list"] as const,
  /** Everything about one screening: itself, its JD, files, quote and results. */
  one: (id: string) => ["screenings", "one", id] as const,
  itself: (id: string) => ["screenings", "one", id, "itself"] as const,
  jd: (id: string) => ["screenings", "one", id, "jd"] as const,
  files: (id: string) => ["screenings", "one", id, "files"] as const,
  credits: (id: string) => ["screenings", "one", id, "credits"] as const,
  results: (id: string) => ["screenings", "one", id, "results"] as const,
  reports: ["screenings", "report"] as const,
  report: (resultId: string) => ["screenings", "report", resultId] as const,
  /** A result's CV as it was read. */
  text: (resultId: string) => ["screenings", "text", resultId] as const,
  originals: ["screenings", "original"] as const,
  quoteOfAll: (ids: readonly string[]) => ["screenings", "quote of all", ids] as const,
};
