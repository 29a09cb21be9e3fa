import type english from "../en/frame.ts";

const words: typeof english = {
  dashboard: "Übersicht",
  screenings: "CV-Screening",
  drives: "Interviewrunden",
  profile: {
    account: "Konto",
    erasures: "Löschungen",
  },
};

export default words;
