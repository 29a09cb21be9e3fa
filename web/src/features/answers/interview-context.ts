import { createContext, useContext } from "react";
import { createInterviewSession, type InterviewSession } from "./interview-session.ts";
import { createPartSender, type PartSender } from "./part-sender.ts";
import { createSignals, type Signals } from "./signals.ts";
import { createStudio, type Studio } from "./studio.ts";
import { createTextKeeper, type TextKeeper } from "./text-keeper.ts";

/** Everything that goes on with one interview on this page, apart from what is drawn. */
export type OpenInterview = {
  token: string;
  session: InterviewSession;
  sender: PartSender;
  studio: Studio;
  texts: TextKeeper;
  signals: Signals;
};

export function createOpenInterview(token: string, visit: string, signal: AbortSignal): OpenInterview {
  const session = createInterviewSession({ token, visit, signal });
  const sender = createPartSender(token, signal);
  const signals = createSignals(token, session.readVisit);
  return {
    token,
    session,
    sender,
    signals,
    studio: createStudio({ token, session, sender, signals, signal }),
    texts: createTextKeeper({ token, readVisit: session.readVisit, signal, onRefused: session.refused }),
  };
}

export const InterviewContext = createContext<OpenInterview | null>(null);

/** Of the page around. */
export function useOpenInterview(): OpenInterview {
  const interview = useContext(InterviewContext);
  if (!interview) throw new Error("There is no interview around this component.");
  return interview;
}
