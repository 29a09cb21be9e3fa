import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Guard } from "./guard.tsx";
import { createQueryClient } from "./query-client.ts";

/** Everything behind the guard. What was fetched for one person goes when they leave it. */
export default function SignedInArea() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Guard />
    </QueryClientProvider>
  );
}
