/** What a CV or JD may take, in bytes. */
export const maximumFileBytes = 10 * 1024 * 1024;
/** Of a CV or JD, as the reader in `documents` counts them. */
export const maximumPages = 50;
export const maximumJdCharacters = 50_000;
export const maximumFilesPerCall = 500;
export const maximumFilesPerScreening = 10_000;
/** An account keeps so many; the one that was not touched for longest gives way. */
export const maximumDrafts = 200;
export const maximumDraftCharacters = 60_000;

/** `maximumFileBytes` in words: "10 MB". */
export const maximumFileSize = `${maximumFileBytes / 1024 ** 2} MB`;

export const maximumCandidatesPerDrive = 2_000;
export const maximumDriveQuestions = 30;
export const maximumDriveSkills = 30;

/** Of a written answer. */
export const maximumAnswerCharacters = 20_000;
/** Of a recording, which comes in parts of a few seconds. */
export const maximumPartBytes = 16 * 1024 * 1024;
export const maximumPartsPerRecording = 10_000;
export const maximumPartsPerCall = 50;
/** Half an hour of video at 4 Mbit/s. */
export const maximumRecordingBytes = 1024 ** 3;

/** How long a link to a candidate opens, in days. */
export const maximumShareDays = 90;
export const defaultShareDays = 14;
/** Of one interview that open at the same time. */
export const maximumOpenShares = 20;
/** Of one interview, besides those that somebody said something by: older ones that no longer open give way. */
export const maximumEndedShares = 50;
export const maximumFeedbackCharacters = 2_000;
export const maximumFeedbackPerShare = 30;

/** Of one answer on a scorecard: 1 is weak. */
export const maximumScore = 5;

export const maximumFormQuestions = 20;
export const maximumFormChoices = 30;
export const maximumShortAnswerCharacters = 300;
export const maximumApplicantAnswerCharacters = 5_000;
export const maximumApplicantRequestCharacters = 2_000;
/** Of one application at once: requests without an answer. */
export const maximumOpenRequests = 20;
/** Of one form at once: applications that are being filled in. */
export const maximumApplicationsBegun = 500;
/** Of a file that answers a question of a job form. */
export const maximumAnswerFileBytes = 10 * 1024 * 1024;
/** `maximumAnswerFileBytes` in words: "10 MB". */
export const maximumAnswerFileSize = `${maximumAnswerFileBytes / 1024 ** 2} MB`;
/** Documents and images. None that a browser would run anything of. */
export const answerFileMediaTypes = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
  "application/rtf",
  "text/plain",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
] as const;
