import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { startLive } from "./start-live.ts";

/** Keeps what the top bar shows up to date, as long as somebody is signed in and looks at the page. */
export default function LiveEvents() {
  const queryClient = useQueryClient();
  useEffect(() => startLive(queryClient), [queryClient]);
  return null;
}
