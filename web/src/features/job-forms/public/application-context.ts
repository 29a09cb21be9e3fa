import { createContext, useContext } from "react";
import { useStore } from "../../../api/use-store.ts";
import type { ApplicationSession, ApplicationState } from "./application-session.ts";

export const ApplicationContext = createContext<ApplicationSession | null>(null);

/** Of the page around. */
export function useApplication(): ApplicationSession & { state: ApplicationState } {
  const session = useContext(ApplicationContext);
  if (!session) throw new Error("There is no application around this component.");
  const state = useStore(session.store);
  return { ...session, state };
}

/** The id of a field in the page, for labels and for links that lead to it. */
export function fieldId(key: string): string {
  return `field-${key}`;
}

/** What is wrong at a field. */
export function errorAt({ problems }: Pick<ApplicationState, "problems">, key: string): string | undefined {
  return problems.find((problem) => problem.key === key && !problem.isMended)?.words;
}
