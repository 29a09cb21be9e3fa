import { groupDigits } from "./group-digits.ts";
import { maximumCandidatesPerDrive, maximumFilesPerScreening, maximumOpenShares } from "./limits.ts";
/**
 * Every expected failure of the API: its HTTP status, its stable code, and a message fit to show to a person.
 * Codes by hundreds: 10xx sessions, 11xx accounts, 12xx input, 13xx screenings, 14xx files, 15xx credits, 16xx notifications, 17xx interview drives, 18xx public links, 19xx server.
 */
export const failures = {
  invalidToken: { status: 401, code: 1002, message: "Invalid Token" },

  invalidCredentials: { status: 401, code: 1101, message: "Invalid credentials" },
  emailNotVerified: {
    status: 403,
    code: 1102,
    message:
      "Your e-mail address is not verified yet. Please open the link in our newest mail to you; it may take a minute to arrive.",
  },
  verificationLinkInvalid: {
    status: 400,
    code: 1103,
    message: "This verification link has expired or was used before. Sign in to get a new one.",
  },
  resetLinkInvalid: {
    status: 400,
    code: 1104,
    message: "This link has expired or was used before. Ask for a new one.",
  },
  accountFull: {
    status: 409,
    code: 1105,
    message:
      "There is no room left in this account. Delete what is no longer needed, or ask the operator for more.",
  },
  passwordWrong: { status: 400, code: 1106, message: "This is not your current password." },
  sessionNotFound: { status: 404, code: 1107, message: "This session has ended already." },
  addressDiffers: { status: 400, code: 1108, message: "This is not the e-mail address of this account." },
  drivesRunning: {
    status: 409,
    code: 1109,
    message:
      "Candidates are in a drive that is running. Cancel it, or wait until it is completed, and then delete the account.",
  },
  accountOnHold: {
    status: 409,
    code: 1110,
    message: "A screening or drive is under a legal hold. End the hold, and then delete the account.",
  },
  accountLocked: {
    status: 403,
    code: 1111,
    message:
      "This account is locked. Nothing in it is lost, and nothing is charged. Please contact whoever operates this server.",
  },
  secondFactorNeeded: {
    status: 403,
    code: 1112,
    message: "Please enter the code that your authenticator app shows, or a recovery code.",
  },
  codeWrong: { status: 400, code: 1113, message: "This code is not right, or was used before." },
  signInExpired: {
    status: 400,
    code: 1114,
    message: "This sign-in took too long, or something about the account has changed. Please sign in again.",
  },
  secondFactorOn: { status: 409, code: 1115, message: "Two-step sign-in is on already." },
  secondFactorOff: { status: 409, code: 1116, message: "Two-step sign-in is not on." },
  secondFactorNotBegun: {
    status: 409,
    code: 1117,
    message: "This key waited for more than an hour, or another took its place. Please begin again.",
  },

  inputInvalid: { status: 400, code: 1201, message: "Please check what you entered." },
  notFound: { status: 404, code: 1202, message: "Not found" },
  tooManyRequests: {
    status: 429,
    code: 1203,
    message: "Too many tries. Please wait a moment and try again.",
  },
  bodyTooLarge: { status: 413, code: 1204, message: "This is too large to send." },
  mediaTypeUnsupported: { status: 415, code: 1205, message: "Please send JSON." },
  requestUnreadable: { status: 400, code: 1206, message: "This is not a request that can be read." },
  headersTooLarge: { status: 431, code: 1207, message: "The headers of this request are too large." },
  requestTimedOut: { status: 408, code: 1208, message: "This request took too long to arrive." },
  idempotencyKeyReused: {
    status: 409,
    code: 1209,
    message: "This Idempotency-Key was sent with another call before.",
  },
  idempotencyKeyInWork: {
    status: 409,
    code: 1210,
    message: "This call is being answered already. Please try again in a moment.",
  },

  screeningNotFound: { status: 404, code: 1301, message: "Screening not found" },
  screeningNotPending: { status: 409, code: 1302, message: "Screening not in pending state" },
  cvNotUploaded: { status: 409, code: 1303, message: "CV not uploaded" },
  jdNotUploaded: { status: 409, code: 1304, message: "JD not uploaded" },
  jdNotReadYet: {
    status: 409,
    code: 1305,
    message: "The job description is still being read. Please try again in a moment.",
  },
  requirementsMissing: {
    status: 409,
    code: 1306,
    message: "No requirements were found in the job description. Add at least one to screen by.",
  },
  requirementRefused: {
    status: 400,
    code: 1307,
    message: "This criterion cannot be used, because it would treat people by who they are.",
  },
  screeningNotRunning: { status: 409, code: 1308, message: "This screening is not running." },
  screeningRunning: {
    status: 409,
    code: 1309,
    message: "This screening is running. Stop it first.",
  },
  requirementsLocked: {
    status: 409,
    code: 1310,
    message: "CVs have been screened by these requirements, so they can no longer change.",
  },

  cvsNotCheckedYet: {
    status: 409,
    code: 1311,
    message: "The CVs are still being checked. Please try again in a moment.",
  },
  sampleTakesNoCvs: {
    status: 409,
    code: 1312,
    message: "This is the free sample with its own CVs. Create a screening of your own to add CVs.",
  },
  jdTooLaborious: {
    status: 400,
    code: 1313,
    message: "This job description could not be read in time. Please shorten it.",
  },
  jdSuperseded: {
    status: 409,
    code: 1314,
    message: "A newer text of this job description has come meanwhile; that one is read.",
  },
  requirementsChanged: {
    status: 409,
    code: 1315,
    message:
      "The job description or its requirements were changed in another window meanwhile. Please look at them again.",
  },

  resultNotFound: { status: 404, code: 1320, message: "Result not found" },
  reasonMissing: { status: 400, code: 1321, message: "Please say why this candidate is rejected." },
  batchNotFound: { status: 404, code: 1322, message: "There is nothing to undo." },
  noteNotFound: { status: 404, code: 1323, message: "Note not found" },
  identityHidden: {
    status: 409,
    code: 1324,
    message: "Names are hidden in this screening. Reveal the candidate first.",
  },
  wordsNotInCv: {
    status: 400,
    code: 1325,
    message: "These words do not stand in the CV. Please quote it as it is written.",
  },
  correctionInvalid: {
    status: 400,
    code: 1326,
    message: "This correction is about something that the CV's profile does not have.",
  },
  selectionInvalid: {
    status: 400,
    code: 1327,
    message: "This selection of results cannot be read. Please select again.",
  },
  weightsInvalid: {
    status: 400,
    code: 1328,
    message: "Please give at least one requirement some weight, each one of this screening.",
  },
  auditNotFound: { status: 404, code: 1330, message: "Audit not found" },
  auditTooSmall: {
    status: 409,
    code: 1331,
    message: "There are fewer than three results below this line, so there is nothing to draw from.",
  },
  savedViewNotFound: { status: 404, code: 1332, message: "Saved view not found" },
  tooManySavedViews: {
    status: 409,
    code: 1333,
    message: "There is room for 50 saved views. Remove one first.",
  },
  selectionMoved: {
    status: 409,
    code: 1334,
    message: "Other results match by now. Please look at the list again.",
  },
  rescreeningNotFound: { status: 404, code: 1335, message: "Comparison not found" },
  rescreeningNotReady: {
    status: 409,
    code: 1336,
    message: "This comparison cannot be taken over or dismissed: it is under way, or was settled before.",
  },
  rescreeningOutdated: {
    status: 409,
    code: 1337,
    message: "Something has changed since this was compared. Please compare anew, and look at it again.",
  },
  nothingToRescreen: {
    status: 409,
    code: 1338,
    message: "No result of this screening was found by an older engine.",
  },
  resultChanged: {
    status: 409,
    code: 1339,
    message: "This result was changed in another window meanwhile. Please look at it again.",
  },
  exportNotFound: { status: 404, code: 1340, message: "Export not found" },
  exportNotReady: { status: 409, code: 1341, message: "This file is still being made." },
  nothingToExport: { status: 409, code: 1342, message: "There are no results to put into a file." },

  fileNotFound: { status: 404, code: 1401, message: "File not found" },
  fileNotArrived: {
    status: 409,
    code: 1402,
    message: "This file has not arrived. Please upload it again.",
  },
  fileInWork: {
    status: 409,
    code: 1403,
    message: "This file is being screened. Stop the screening first.",
  },
  tooManyFiles: {
    status: 409,
    code: 1404,
    message: `A screening holds ${groupDigits(maximumFilesPerScreening)} CVs at the most.`,
  },
  fileNotRetryable: {
    status: 409,
    code: 1405,
    message: "Only a file that could not be read can be tried again.",
  },

  originalGone: {
    status: 404,
    code: 1406,
    message: "The original of this file is no longer stored.",
  },

  linkInvalid: {
    status: 403,
    code: 1410,
    message: "This link has expired. Please ask for a new one.",
  },
  uploadMismatch: {
    status: 400,
    code: 1411,
    message: "What arrived is not what the link was made for.",
  },
  storageFull: {
    status: 507,
    code: 1412,
    message: "There is no room left for files on this server. Its operator has to make some; then try again.",
  },
  storageUnavailable: {
    status: 503,
    code: 1413,
    message: "Winnow cannot get at its files just now. Please try again in a moment.",
  },

  scannerUnavailable: {
    status: 503,
    code: 1414,
    message: "Files cannot be checked for viruses just now. Please try again in a moment.",
  },
  fileWithheld: {
    status: 409,
    code: 1415,
    message: "This file is not given out: it has not been found free of viruses.",
  },

  creditsInsufficient: {
    status: 402,
    code: 1501,
    message: "There are not enough credits for this.",
  },

  transactionNotFound: { status: 404, code: 1502, message: "Transaction not found" },

  packNotFound: { status: 404, code: 1511, message: "This pack is not on offer." },
  orderNotFound: { status: 404, code: 1512, message: "Order not found" },
  paymentsNotSetUp: {
    status: 409,
    code: 1513,
    message: "Online payment is not set up on this server.",
  },
  paymentProviderUnavailable: {
    status: 503,
    code: 1514,
    message: "The payment provider cannot be reached just now. Nothing was charged; please try again.",
  },
  receiptNotReady: { status: 409, code: 1515, message: "There is a receipt once the order is paid." },
  webhookNotGenuine: { status: 400, code: 1516, message: "This message is not signed by the provider." },

  notificationNotFound: { status: 404, code: 1601, message: "Notification not found" },

  driveNotFound: { status: 404, code: 1701, message: "Interview drive not found" },
  candidateNotFound: { status: 404, code: 1702, message: "Candidate not found" },
  interviewNotFound: { status: 404, code: 1703, message: "Interview not found" },
  driveNotDraft: {
    status: 409,
    code: 1704,
    message: "This drive has been scheduled. Its questions and skills stay as candidates get them.",
  },
  driveStillRunning: { status: 409, code: 1705, message: "This drive is running. Cancel it first." },
  driveNotRunning: { status: 409, code: 1706, message: "This drive is not running." },
  driveWithoutQuestions: { status: 409, code: 1707, message: "Add at least one question first." },
  driveWithoutCandidates: { status: 409, code: 1708, message: "Add at least one candidate first." },
  driveWindowMissing: { status: 409, code: 1709, message: "Set until when candidates can answer." },
  driveWindowOver: {
    status: 409,
    code: 1710,
    message: "The time for answering would be over already. Set a later end.",
  },
  undoWindowOver: {
    status: 409,
    code: 1711,
    message: "The invitations are on their way. You can still cancel the drive.",
  },
  sampleInvitesNobody: {
    status: 409,
    code: 1722,
    message: "This is the free sample: its people are invented. Create a drive of your own to invite people.",
  },
  invitationStillGoing: { status: 409, code: 1712, message: "This invitation is being sent already." },
  interviewOver: { status: 409, code: 1713, message: "This interview is over." },
  importHasErrors: {
    status: 409,
    code: 1714,
    message: "Some rows have errors. Correct them and send the file again; nothing was taken over.",
  },
  importNotFound: {
    status: 404,
    code: 1715,
    message: "This preview is no longer there. Send the file again.",
  },
  driveFull: {
    status: 409,
    code: 1716,
    message: `A drive takes up to ${groupDigits(maximumCandidatesPerDrive)} candidates.`,
  },
  spreadsheetUnreadable: {
    status: 400,
    code: 1717,
    message: "This file could not be read. Send CSV or XLSX with a heading row.",
  },
  candidateInvited: {
    status: 409,
    code: 1718,
    message: "This candidate has an interview. Withdraw the invitation instead.",
  },
  mailPlaceholderUnknown: {
    status: 409,
    code: 1719,
    message: "A mail to candidates names a placeholder that nothing is known for.",
  },
  quoteOutdated: {
    status: 409,
    code: 1721,
    message: "This costs something else by now. Please look at the quote again.",
  },
  driveChanged: {
    status: 409,
    code: 1722,
    message: "This drive was changed in another window meanwhile. Please look at it again.",
  },
  transcriptionNotSetUp: {
    status: 409,
    code: 1731,
    message: "No service that puts speech into text is set up.",
  },
  interviewNotOver: {
    status: 409,
    code: 1732,
    message: "Recordings are put into text once the interview is over.",
  },
  candidatesNotToldYet: {
    status: 409,
    code: 1720,
    message: "Candidates are still being told that this is over. Please delete it in a moment.",
  },

  linkNotFound: {
    status: 404,
    code: 1801,
    message: "This link is not valid, or no longer. Please open it from the newest mail.",
  },
  interviewNotOpen: {
    status: 409,
    code: 1802,
    message: "This interview cannot be answered just now. Reload the page to see how it stands.",
  },
  interviewElsewhere: {
    status: 409,
    code: 1803,
    message: "The interview goes on in another window or on another device. You can continue here.",
  },
  consentMissing: {
    status: 409,
    code: 1804,
    message: "Please read how the interview works and agree to it first.",
  },
  questionNotFound: { status: 404, code: 1805, message: "Question not found" },
  questionNotOpen: {
    status: 409,
    code: 1806,
    message: "This question is not the one to be answered now. Reload the page to go on.",
  },
  answerKindRefused: {
    status: 409,
    code: 1807,
    message: "This question cannot be answered in this form. Choose one of those that are offered.",
  },
  noRetakesLeft: { status: 409, code: 1808, message: "There are no more retakes for this question." },
  recordingNotFound: { status: 404, code: 1809, message: "Recording not found" },
  recordingEnded: { status: 409, code: 1810, message: "This recording has ended." },
  recordingTooLarge: { status: 409, code: 1811, message: "This recording is larger than can be kept." },
  partChanged: {
    status: 409,
    code: 1812,
    message: "Another part of the recording was announced under this number.",
  },
  questionsLeft: {
    status: 409,
    code: 1813,
    message: "There are questions left. Answer them or leave them out one by one first.",
  },
  partsStillArriving: {
    status: 409,
    code: 1814,
    message: "Parts of your recording are still on their way. Keep this page open for a moment.",
  },
  requestNotFound: { status: 404, code: 1815, message: "Request not found" },
  requestAnswered: { status: 409, code: 1816, message: "This request has been answered already." },

  shareNotFound: { status: 404, code: 1831, message: "Shared link not found" },
  sharedLinkNotFound: {
    status: 404,
    code: 1832,
    message: "This link is not valid, or no longer. Ask whoever sent it for another one.",
  },
  tooManyShares: {
    status: 409,
    code: 1833,
    message: `There is room for ${maximumOpenShares} links that open. Revoke one first.`,
  },
  shareOver: {
    status: 409,
    code: 1834,
    message: "This link was revoked or has expired. Share anew instead.",
  },
  noCvToShare: { status: 409, code: 1835, message: "There is no CV of this candidate to share." },
  feedbackNotAllowed: { status: 409, code: 1836, message: "No feedback is asked for by this link." },
  tooMuchFeedback: {
    status: 409,
    code: 1837,
    message: "There is no room for more feedback by this link. Please answer whoever sent it.",
  },
  jobFormNotFound: {
    status: 404,
    code: 1838,
    message: "There is no open position behind this link, or not any more.",
  },
  applicationNotFound: {
    status: 404,
    code: 1839,
    message: "This application is not there any more. Please select your CV again.",
  },
  cvNotSent: { status: 409, code: 1840, message: "Your CV has not arrived yet. Please select it again." },
  cvUnreadable: {
    status: 422,
    code: 1841,
    message: "This file cannot be read. Please send a PDF or DOCX file with words in it.",
  },
  jobFormChanged: {
    status: 409,
    code: 1842,
    message: "The form was changed meanwhile. Please look at it again; what you filled in is kept.",
  },
  noticeChanged: {
    status: 409,
    code: 1843,
    message: "What you agree to was changed meanwhile. Please read it again.",
  },
  jobFormFull: {
    status: 409,
    code: 1844,
    message: "No application can be taken just now. Please try again tomorrow.",
  },
  formQuestionsChanged: {
    status: 409,
    code: 1845,
    message: "The questions were changed in another window meanwhile. Please look at them again.",
  },

  applicationWithdrawn: { status: 409, code: 1850, message: "You have withdrawn this application." },
  tooManyOpenRequests: {
    status: 409,
    code: 1851,
    message: "So many requests wait for an answer already. Please wait until one is answered.",
  },
  cvNotReadYet: {
    status: 409,
    code: 1852,
    message: "Your CV is still being read. Please try again in a moment.",
  },

  personNotFound: { status: 404, code: 1860, message: "This person is not here, or not any more." },
  personHidden: {
    status: 409,
    code: 1861,
    message: "Names are hidden in this screening. Reveal the candidate to see everything of this person.",
  },
  mailBatchNotFound: { status: 404, code: 1865, message: "These mails are not there any more." },
  mailsLeaving: {
    status: 409,
    code: 1866,
    message: "These mails are leaving already, so they cannot be taken back.",
  },
  reasonNotGiven: {
    status: 409,
    code: 1867,
    message: "The text names the reason, which is not to be told. Take {{reason}} out, or tell the reason.",
  },
  nobodyToTell: {
    status: 409,
    code: 1868,
    message:
      "None of these can be told by mail now: they were told before, are about to be, or are not rejected any more. Please look at the list again.",
  },
  screeningOnHold: {
    status: 409,
    code: 1870,
    message: "A legal hold keeps this as it is. End the hold before anything of it is erased.",
  },

  unexpected: {
    status: 500,
    code: 1901,
    message: "Something went wrong on our side. Please try again.",
  },
  unavailable: {
    status: 503,
    code: 1902,
    message: "Winnow cannot reach its database just now. Please try again in a moment.",
  },
  answerTookTooLong: {
    status: 503,
    code: 1903,
    message: "This took longer than anybody should wait. Please try again in a moment.",
  },
} as const satisfies Record<string, FailureDefinition>;

export type FailureDefinition = { status: number; code: number; message: string };
export type FailureName = keyof typeof failures;
