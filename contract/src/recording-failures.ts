/** Why a recording cannot be played, in the words that are stored, by a name that other languages go by. */
export const recordingFailures = {
  nothingArrived: "Nothing of it has arrived.",
  unplayable: "What has arrived cannot be played.",
  notJoined: "It could not be put together.",
} as const;

export type RecordingFailure = keyof typeof recordingFailures;
