/** One mail to one person, as text and as HTML, with its link. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

/** Delivers mails: to an SMTP server, or to the local inbox. */
export interface Mailer {
  /** Resolves once the mail is accepted; rejects with the transport's error otherwise. */
  send(mail: Mail): Promise<void>;
  /**
   * Takes the same steps as `send` without a mail, and fails alike: the time must not reveal
   * whether an address has an account.
   */
  rehearse(): Promise<void>;
}
