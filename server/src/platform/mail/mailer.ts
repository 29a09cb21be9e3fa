/** One mail. Addresses are never parsed out of text: the recipient is one checked address. */
export type Mail = {
  /** An empty name: only the address. */
  to: { name: string; address: string };
  /** Who gets an answer to it; without one, whoever it comes from. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same key is the same mail: an adapter that can tell sends it once. */
  idempotencyKey: string;
  /** The operator's inbox keeps none: a mail says where else its files are to be had. */
  /** An iCalendar object (RFC 5545) to be taken over by the recipient's calendar. The operator's inbox keeps none. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  attachments?: { fileName: string; mediaType: string; bytes: Uint8Array }[];
};

/** The port for sending mail. `send` rejects when the mail could not be handed over; the job then tries again, unless it is `MailRefused`. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
