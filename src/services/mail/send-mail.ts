import { createHash, randomBytes } from 'node:crypto';
import * as arabic from '#languages/ar/mails.ts';
import * as english from '#languages/en/mails.ts';
import { inLanguage, type Language } from '#languages/languages.ts';
import type { MailText } from '#languages/mail-text.ts';
import type { Catalogue } from '#languages/said.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { write } from '../write.ts';

/** Whom a mail goes to, and what they read. */
export type Reader = { email: string; language: Language };

type Mails = { readonly [Area in keyof typeof english]: Catalogue<(typeof english)[Area]> };

const mails: Readonly<Record<Language, Mails>> = { en: english, ar: arabic };

/** Returns the texts of mails and notices in a language. */
export const mailsIn = (language: Language): Mails => mails[language];

/** Returns the address of a page in a reader's language, from its English path. */
export const pageFor = (
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { language }: Pick<Reader, 'language'>,
  path: string,
): string => publicUrl + inLanguage(language, path);

/** Queues a mail whose cause was committed already. */
export function sendMail(context: AppContext, mail: Mail): Promise<void> {
  return write(context, async (_db, _touch, send) => send(mail));
}

/**
 * Returns a mail whose subject begins with the site's name. Mails never contain the account's name,
 * which a stranger could have chosen to write to this address.
 */
export function mailTo(
  { site }: Pick<AppContext, 'site'>,
  { email, language }: Reader,
  { subject, lines }: MailText,
): Mail {
  const { greeting } = mailsIn(language).accounts;
  return {
    to: email,
    ...(language !== 'en' && { language }),
    subject: `${site.name}: ${subject}`,
    text: [greeting, '', ...lines].join('\n'),
  };
}

/** A new secret token for a mailed link. */
export const newMailedToken = () => randomBytes(32).toString('base64url');

/** Hash of a mailed token; the token itself is never stored. */
export const hashMailedToken = (token: string) => createHash('sha256').update(token).digest('hex');
