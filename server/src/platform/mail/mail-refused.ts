/** The mail server will not take this mail, now or later: sending it again makes no sense. The message is its answer. */
export class MailRefused extends Error {
  constructor(answer: string, options?: ErrorOptions) {
    super(answer, options);
    this.name = "MailRefused";
  }
}
