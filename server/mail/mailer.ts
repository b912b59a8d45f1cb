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
}
