/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const applicationKeys = {
  all: ["applications"] as const,
  of: (screeningId: string) => ["applications", "of screening", screeningId] as const,
  ofResult: (resultId: string) => ["applications", "of result", resultId] as const,
  /** What whoever applied sees, who has no account. */
  receipt: (token: string) => ["receipt", token] as const,
};
