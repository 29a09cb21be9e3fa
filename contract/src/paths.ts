/**
 * The address of every page, for links, mails and notifications. Ids come as they are, so that a route can be named
 * by what stands for one (`paths.screening(":id")`).
 */
export const paths = {
  dashboard: "/admin/dashboard",
  signIn: "/admin/sign-in",
  signUp: "/admin/sign-up",
  resetPasswordLink: "/admin/reset-password-link",
  resetPassword: "/admin/reset-password",
  verifyEmail: "/admin/verify-email",
  drives: "/admin/drive",
  drive: (driveId: string) => `/admin/drive/${driveId}`,
  /** One candidate's interview, as the recruiter sees it. */
  interview: (interviewId: string) => `/admin/interview/${interviewId}`,
  /** What came out of an interview. */
  interviewReport: (interviewId: string) => `/admin/report/${interviewId}`,
  /** Where a candidate answers, by the link of a mail. */
  candidateInterview: (token: string) => `/admin/public/interview/${token}`,
  /** What a recruiter shares of a candidate, by a link. */
  sharedCandidate: (token: string) => `/admin/public/${token}`,
  /** Where people apply. */
  jobForm: (publicId: string) => `/admin/public/job/${publicId}`,
  /** Where somebody who has applied sees what became of it, by a link of their own. */
  receipt: (token: string) => `/admin/public/receipt/${token}`,
  driveTab: (driveId: string, tab: "candidates" | "results" | "mails" | "history") =>
    `/admin/drive/${driveId}?tab=${tab}`,
  screenings: "/admin/screening",
  screening: (screeningId: string) => `/admin/screening/${screeningId}`,
  allResults: "/admin/screening-result",
  results: (screeningId: string) => `/admin/screening-result/${screeningId}`,
  reports: (screeningId: string) => `/admin/screening-result/${screeningId}/jd-cv-matching`,
  /** Who has applied to a screening. */
  applications: (screeningId: string) => `/admin/screening-result/${screeningId}?applications=open`,
  /** What a newer engine would change in the results of a screening. */
  rescreening: (screeningId: string) => `/admin/screening-result/${screeningId}?rescreening=open`,
  report: (screeningId: string, resultId: string) =>
    `/admin/screening-result/${screeningId}/jd-cv-matching/${resultId}`,
  /** How long a screening or drive that is over keeps its people. */
  screeningRetention: (screeningId: string) => `/admin/screening-result/${screeningId}?retention=open`,
  driveRetention: (driveId: string) => `/admin/drive/${driveId}?retention=open`,
  /** Everything that is kept of one person, by the id of any part of it. */
  person: (id: string) => `/admin/person/${id}`,
  /** What was erased, and what is about to be. */
  erasures: "/admin/erasures",
  transactions: "/admin/transactions",
  /** Name, password, sessions, look, notifications, and leaving with everything. */
  account: "/admin/account",
  accountExport: "/admin/account#export",
  payment: "/admin/payment",
  notFound: "/admin/404",
} as const;

/** Below which address the pages of each application stand. */
export const rootPaths = { recruiters: "/admin", visitors: "/admin/public" } as const;
