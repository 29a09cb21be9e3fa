import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../api/use-session.ts";
import { catalogue } from "../words/catalogue.ts";
import { bringFrom } from "../words/speak-in.ts";
import { followFormatLocale } from "./follow-format-locale.ts";
import { createQueryClient } from "./query-client.ts";
import { RequireSession } from "./require-session.tsx";
import { warnBeforeLeaving } from "./warn-before-leaving.ts";

/** Everything behind the guard. What was fetched for one account goes with it. */
export default function SignedInArea() {
  return <AccountArea key={useSession()?.userId ?? "nobody"} />;
}

/** To be called before a page behind the guard asks for its words, and after the language is known. */
export function bringWordsOfAccounts(): void {
  bringFrom(catalogue);
}

function AccountArea() {
  const [queryClient] = useState(createFollowedClient);
  useEffect(() => warnBeforeLeaving(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <RequireSession />
    </QueryClientProvider>
  );
}

function createFollowedClient(): QueryClient {
  const client = createQueryClient();
  followFormatLocale(client);
  return client;
}
