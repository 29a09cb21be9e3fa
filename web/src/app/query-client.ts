import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server may be on this very machine: a browser that says "offline" can still reach it.
        networkMode: "always",
        staleTime: 5_000,
        retry: (failures, error) => failures < 3 && error instanceof ApiError && error.isTemporary,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
