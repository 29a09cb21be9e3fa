/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const erasureKeys = {
  all: ["erasures"] as const,
};
