/** A piece that a mail shows with its picture. */
export type MailPiece = {
  link: string;
  brand: string;
  name: string;
  price: string;
  /** Address of its picture. */
  picture: string | null;
};

/**
 * A line of a mail, or several lines of plain text; an empty one parts paragraphs. Only what is given as a link becomes
 * one: alone in its paragraph and without a label it is the mail's button. What somebody else wrote is text, or a quote.
 */
export type MailLine =
  | string
  | { quote: string }
  | { url: string; label?: string }
  | { piece: MailPiece };

/**
 * What a mail says: its subject behind the name of the site, and its lines below the greeting. `values` are its parts
 * that are no parameter as it stands, for who writes the mail anew. Which mail it is, and of what it was made, is added
 * by `services/mail/send-mail.ts`.
 */
export type MailText = {
  subject: string;
  lines: MailLine[];
  values?: Record<string, string | MailLine[]>;
  kind?: string;
  params?: Record<string, unknown>;
};
