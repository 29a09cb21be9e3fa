/** What the operator's inbox says around the mails. */
export const english = {
  title: "Operator’s inbox",
  noMailServer: "No mail server is set up (MAIL_URL), so mails wait here. Newest first.",
  noMail: "No mail yet.",
  to: "to",
  status: "Status of this installation",
};
