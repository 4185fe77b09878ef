/** A piece that a mail shows with its picture. */
export type MailPiece = {
  link: string;
  brand: string;
  name: string;
  price: string;
  /** Address of its picture. */
  picture: string | null;
};

/** Words of one look; a line break in them begins a line, and a link is a whole address. */
export type MailSpan = {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  link?: string | undefined;
};

/** What admins write in the editor of blocks, as a mail shows it. */
export type MailBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph' | 'quote'; spans: MailSpan[] }
  | { kind: 'list'; isNumbered: boolean; start?: number | undefined; items: MailSpan[][] }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'divider' };

/**
 * A line of a mail, or several lines of plain text; an empty one parts paragraphs. Only what is given as a link becomes
 * one: alone in its paragraph and without a label it is the mail's button. What somebody else wrote is text, or a quote.
 * A block has its plain words beside it, which a process of release 1.0.0 shows as a quote.
 */
export type MailLine =
  | string
  | { quote: string; block?: MailBlock }
  | { url: string; label?: string }
  | { piece: MailPiece };

/** What a mail says: its subject behind the name of the site, and its lines below the greeting. */
export type MailText = { subject: string; lines: MailLine[] };

/** The names in braces in some words: `'site' | 'link'` of `'Open {link} of {site}.'`. */
export type PlaceholderIn<Words extends string> =
  Words extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderIn<Rest> : never;
