/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const paymentKeys = {
  all: ["payments"] as const,
  packs: ["payments", "packs"] as const,
  orders: ["payments", "orders"] as const,
  order: (id: string) => ["payments", "order", id] as const,
};
