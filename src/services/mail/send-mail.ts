import { createHash, randomBytes } from 'node:crypto';
import { MailKind } from '#contracts/mail-text.ts';
import { linkPlaceholders, type MailValues } from '#domain/mail-template.ts';
import { FIRST_LANGUAGE, inLanguage, type Language } from '#languages/languages.ts';
import type { MailText } from '#languages/mail-text.ts';
import { type ServerTexts, serverTexts } from '#languages/server-texts.ts';
import { inEach } from '#languages/translations.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { write } from '../write.ts';

/** Whom a mail goes to, and what they read. */
export type Reader = { email: string; language: Language };

export type Mails = ServerTexts['mails'];

const mails = inEach((language) => named(serverTexts[language].mails));

/** Returns texts of mails that say which of them they are, and with what, so that admins can write them anew. */
function named(texts: Mails): Mails {
  const areas = Object.entries(texts).map(([area, catalogue]) => [
    area,
    Object.fromEntries(
      Object.entries(catalogue).map(([name, text]) => [name, withName(name, text)]),
    ),
  ]);
  return Object.fromEntries(areas);
}

function withName(name: string, text: unknown): unknown {
  const kind = MailKind.safeParse(name).data;
  if (kind === undefined || typeof text !== 'function') return text;
  return (params: Record<string, unknown>): MailText => ({ ...text(params), kind, params });
}

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
  { subject, lines, values, kind, params }: MailText,
): Mail {
  const { greeting } = mailsIn(language).accounts;
  const made = kind && { kind, values: { ...ownParams(params), ...values, site: site.name } };
  return {
    to: email,
    ...(language !== FIRST_LANGUAGE && { language }),
    subject: `${site.name}: ${subject}`,
    lines: [greeting, '', ...lines],
    ...(made && { made }),
  };
}

/** What a mail was made of, as its placeholders: addresses of ours as links, all else as text. */
const ownParams = (params: Readonly<Record<string, unknown>> = {}): MailValues =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      return [[name, linkPlaceholders.includes(name) ? [{ url: value }] : value]];
    }),
  );

/** A new secret token for a mailed link. */
export const newMailedToken = () => randomBytes(32).toString('base64url');

/** Hash of a mailed token; the token itself is never stored. */
export const hashMailedToken = (token: string) => createHash('sha256').update(token).digest('hex');
