/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const shareKeys = {
  all: ["shares"] as const,
  of: (interviewId: string) => ["shares", interviewId] as const,
  /** What somebody sees who was sent a link, who has no account. */
  shared: (token: string) => ["shared candidate", token] as const,
  recording: (token: string, recordingId: string) => ["shared candidate", token, recordingId] as const,
};
