/**
 * What a mail says: its subject behind the name of the site, and its lines below the greeting. `values` are its parts
 * that are no parameter as it stands, for who writes the mail anew. Which mail it is, and of what it was made, is added
 * by `services/mail/send-mail.ts`.
 */
export type MailText = {
  subject: string;
  lines: string[];
  values?: Record<string, string>;
  kind?: string;
  params?: Record<string, unknown>;
};
