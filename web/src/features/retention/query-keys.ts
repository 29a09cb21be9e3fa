/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const retentionKeys = {
  all: ["retention"] as const,
  account: ["retention", "account"] as const,
  ahead: ["retention", "ahead"] as const,
  one: (kind: "screening" | "drive", id: string) => ["retention", kind, id] as const,
};
