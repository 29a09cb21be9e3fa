import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";

// What a click begins is drawn with the click: told a task later, as is usual, a switch would jump back in between.
// Keys that lead through a list are drawn without waiting for what they ask for, and answers of the server are told in a
// task of their own, after the callbacks of the call that asked for them.
notifyManager.setScheduler((tell) => {
  if (window.event?.type === "click") queueMicrotask(tell);
  else setTimeout(tell, 0);
});

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
