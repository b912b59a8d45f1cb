/** One mail to one person, in both forms, with the link it is about. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

/** Whatever brings mails to people: an SMTP server, or the local inbox. */
export interface Mailer {
  /** Resolves once the mail is accepted; rejects with the transport's error when it was not. */
  send(mail: Mail): Promise<void>;
  /**
   * Goes the same way without a mail, and fails as `send` would: who asks for a mail to an address
   * that nobody has must not notice by the time it takes.
   */
  rehearse(): Promise<void>;
}
