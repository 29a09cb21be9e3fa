/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const reportKeys = {
  all: ["interviews"] as const,
  reports: ["interviews", "report"] as const,
  report: (interviewId: string) => ["interviews", "report", interviewId] as const,
  details: (interviewId: string) => ["interviews", "details", interviewId] as const,
  candidate: (interviewId: string) => ["interviews", "candidate", interviewId] as const,
  resultLists: ["interviews", "results"] as const,
  /** The lists of a drive's results. */
  results: (driveId: string) => ["interviews", "results", driveId] as const,
  agreement: (driveId: string) => ["interviews", "agreement", driveId] as const,
  /** These stay as they are when interviews change: the way through a list, and what may be playing. */
  neighbours: (driveId: string) => ["order of interviews", driveId] as const,
  recording: (recordingId: string) => ["link to recording", recordingId] as const,
  peaks: (recordingId: string) => ["peaks of recording", recordingId] as const,
};
