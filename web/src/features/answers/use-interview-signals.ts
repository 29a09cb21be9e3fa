import { useEffect } from "react";
import type { OpenInterview } from "./interview-context.ts";

/** Notes what happens on the page while a question is open, and nothing at any other time. */
export function useInterviewSignals({ signals }: OpenInterview, questionId: string | null): void {
  useEffect(() => {
    if (!questionId) return;
    const onVisibility = () => {
      signals.note(document.visibilityState === "hidden" ? "left_page" : "came_back", questionId);
      void signals.flush();
    };
    const onOffline = () => signals.note("lost_network", questionId);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("offline", onOffline);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("offline", onOffline);
    };
  }, [signals, questionId]);
}
