import { ApiError } from "./api-error.ts";

/** For mutations: what cannot reach the server is tried until it does, after half a second to eight. */
export const untilConnected = {
  retry: (_: number, error: Error) => error instanceof ApiError && error.isTemporary,
  retryDelay: (failures: number) => Math.min(8_000, 500 * 2 ** failures),
};
