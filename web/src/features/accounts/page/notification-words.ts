import type { NotificationKind } from "@winnow/contract/notification-settings.ts";

const always = "always arrives";

/** What each kind is called and about; of those that cannot be switched off, why. */
export const kindWords: Record<NotificationKind, { label: string; about: string }> = {
  screenings: { label: "Screenings", about: "How a run goes and ends, and files that could not be read" },
  applications: {
    label: "Applications",
    about: "Who applied, corrected what was read, or withdrew, in numbers",
  },
  interviews: {
    label: "Interviews",
    about: "Invitations, interviews completed, withdrawals, windows that end",
  },
  mails: { label: "Mails", about: "Mails that could not be sent, and rejections that were" },
  feedback: { label: "Feedback", about: "What people say by a link that you shared" },
  files: { label: "Files", about: "Files of results that are ready, or could not be made" },
  requests: {
    label: "Requests of candidates",
    about: `It is their right to get an answer, so this ${always}`,
  },
  erasures: {
    label: "Erasures",
    about: `What is erased cannot come back, so this ${always}`,
  },
  credits: { label: "Credits", about: `It concerns money, so this ${always}` },
};
