import { createHash, randomBytes } from 'node:crypto';
import type { MailKind } from '#contracts/mail-text.ts';
import { filled, filledLines, linkPlaceholders, type MailValues } from '#domain/mail-template.ts';
import type * as templates from '#languages/en/mails/templates.ts';
import { FIRST_LANGUAGE, inLanguage, type Language } from '#languages/languages.ts';
import type { MailText, PlaceholderIn } from '#languages/mail-text.ts';
import { type ServerTexts, serverTexts } from '#languages/server-texts.ts';
import type { AppContext, Mail } from '../app-context.ts';

/** Whom a mail goes to, and what they read. */
export type Reader = { email: string; language: Language };

/** Returns what stands in mails in place of their braces, and what notices say, in a language. */
export const phrasesIn = (language: Language): ServerTexts['phrases'] =>
  serverTexts[language].phrases;

/** Returns our words of a kind of mail, as admins write them anew (docs/behaviour/admin.md#texts-of-mails). */
export function ourTemplate(kind: MailKind, language: Language): { subject: string; text: string } {
  const [subject = '', ...paragraphs] = serverTexts[language].mails[kind];
  return { subject, text: [phrasesIn(language).greeting, ...paragraphs].join('\n\n') };
}

/** Returns a reason that an admin gave in a line of its own; nothing where none was given. */
export const reasonFor = ({ language }: Pick<Reader, 'language'>, reason: string): string =>
  reason === '' ? '' : phrasesIn(language).because(reason);

/** Returns the address of a page in a reader's language, from its English path. */
export const pageFor = (
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { language }: Pick<Reader, 'language'>,
  path: string,
): string => publicUrl + inLanguage(language, path);

/** What a kind of mail is made of: all that its words have in braces but what is the shop's own. */
export type MailFacts<Kind extends MailKind> = Readonly<
  Record<
    Exclude<PlaceholderIn<(typeof templates)[Kind][number]>, 'site' | 'email'>,
    MailValues[string]
  >
>;

/**
 * Returns a mail of a kind; what is given as the address of a page becomes a link. Mails never contain the account's
 * name, which a stranger could have chosen to write to this address.
 */
export function mailTo<Kind extends MailKind>(
  { site }: Pick<AppContext, 'site'>,
  { email, language }: Reader,
  kind: Kind,
  facts: MailFacts<Kind>,
): Mail {
  const values = { ...asLinks(facts), site: site.name, email: site.email };
  return {
    to: email,
    ...(language !== FIRST_LANGUAGE && { language }),
    ...inWords(ourTemplate(kind, language), values, language),
    made: { kind, values },
  };
}

/** Returns a template's subject, behind the name of the site, and its lines. */
export const inWords = (
  { subject, text }: { subject: string; text: string },
  values: MailValues,
  language: Language,
): MailText => ({
  subject: `${values.site}: ${filled(subject, values, language)}`,
  lines: filledLines(text, values, language),
});

const asLinks = (facts: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && linkPlaceholders.includes(name) ? [{ url: value }] : value,
    ]),
  );

/** Returns a mail that is of no kind; its subject begins with the site's name. */
export const letterTo = (
  { site }: Pick<AppContext, 'site'>,
  { email, language }: Reader,
  { subject, lines }: MailText,
): Mail => ({
  to: email,
  ...(language !== FIRST_LANGUAGE && { language }),
  subject: `${site.name}: ${subject}`,
  lines: [phrasesIn(language).greeting, '', ...lines],
});

/** A new secret token for a mailed link. */
export const newMailedToken = () => randomBytes(32).toString('base64url');

/** Hash of a mailed token; the token itself is never stored. */
export const hashMailedToken = (token: string) => createHash('sha256').update(token).digest('hex');
