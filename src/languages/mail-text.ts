/** What a mail says: its subject behind the name of the site, and its lines below the greeting. */
export type MailText = { subject: string; lines: string[] };
