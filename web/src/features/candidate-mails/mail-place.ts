/** Whose mails they are: those of a screening or of a drive. */
export type MailPlace = { kind: "screening" | "drive"; id: string };
