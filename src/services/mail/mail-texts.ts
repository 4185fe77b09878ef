import { editMailText as editCall } from '#contracts/calls/mail-texts.ts';
import {
  MailKind,
  type MailTextEdit,
  type MailTextShown,
  type MailTextTry,
} from '#contracts/mail-text.ts';
import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  deleteMailText,
  listMailTexts,
  type MailTextRow,
  saveMailText,
} from '#database/queries/mails/mail-texts.ts';
import { filled, placeholdersIn } from '#domain/mail-template.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { Language } from '#languages/languages.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { changedMeanwhile } from '../sellers/changed-meanwhile.ts';
import { write } from '../write.ts';
import { mailKinds, ourWords } from './mail-kinds.ts';
import { sendMail } from './send-mail.ts';

/** Returns the words of every kind of mail in a language. */
export async function mailTextsIn(db: Database, language: Language): Promise<MailTextShown[]> {
  const rows = await listMailTexts(db, language);
  return MailKind.options.map((kind) =>
    shown(kind, language, rows.find((row) => row.kind === kind) ?? null),
  );
}

/** Writes a kind of mail anew. 422 where a placeholder lacks or is none; 409 where it was changed meanwhile. */
export function editMailText(
  context: AppContext,
  actor: KnownActor,
  kind: MailKind,
  { version, language, ...template }: MailTextEdit,
): Promise<MailTextShown> {
  checkPlaceholders(kind, language, template);
  return write(context, async (db) => {
    await recheckActor(db, actor, editCall, context.now());
    const row = { kind, language, ...template, by: actor.name, changedAt: context.now(), version };
    const saved = await saveMailText(db, row);
    const named = { entity: 'mail-text', entityId: `${kind}.${language}` };
    if (saved === null) throw await changedMeanwhile(db, context, named);
    await audit(db, actor, { action: 'edit-mail-text', ...named, after: template });
    return shown(kind, language, saved);
  });
}

/** Gives a kind of mail our words again. */
export function resetMailText(
  context: AppContext,
  actor: KnownActor,
  kind: MailKind,
  language: Language,
): Promise<MailTextShown> {
  return write(context, async (db) => {
    await recheckActor(db, actor, editCall, context.now());
    const before = await deleteMailText(db, kind, language);
    if (before !== null) {
      const named = { entity: 'mail-text', entityId: `${kind}.${language}` };
      const { subject, text } = before;
      await audit(db, actor, { action: 'reset-mail-text', ...named, before: { subject, text } });
    }
    return shown(kind, language, null);
  });
}

/** Returns a mail with some words, filled with examples; 422 as {@link editMailText}. */
export function exampleMail(
  { site, publicUrl }: Pick<AppContext, 'site' | 'publicUrl'>,
  { kind, language, ...template }: MailTextTry,
): Pick<Mail, 'subject' | 'text' | 'language'> {
  checkPlaceholders(kind, language, template);
  const { placeholders, examples } = ourWords(kind, language);
  const page = `${publicUrl}/`;
  const pages = { link: page, account: page, all: page, settings: page, unsubscribe: page };
  const own = { site: site.name, email: site.email, phone: site.phone };
  const unknown = Object.fromEntries(placeholders.map(({ name }) => [name, `(${name})`]));
  const values = { ...unknown, ...examples, ...pages, ...own };
  const all = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, filled(value, values)]),
  );
  return {
    subject: `${site.name}: ${filled(template.subject, all)}`,
    text: filled(template.text, all),
    language,
  };
}

/** Returns the address that an admin's tests are mailed to. */
export async function addressOf(db: Database, { id }: KnownActor): Promise<string> {
  const account = await findAccount(db, 'admin', id);
  if (account === null) throw notFound('account');
  return account.email;
}

/** Mails some words to the admin who asks; returns the address. */
export async function testMailText(
  context: AppContext,
  actor: KnownActor,
  asked: MailTextTry,
): Promise<string> {
  await limitRate(context, 'mail-test', actor.id);
  const mail = exampleMail(context, asked);
  const to = await addressOf(context.db, actor);
  await sendMail(context, { ...mail, to });
  return to;
}

function checkPlaceholders(
  kind: MailKind,
  language: Language,
  words: Pick<MailTextTry, 'subject' | 'text'>,
): void {
  const { placeholders } = ourWords(kind, language);
  for (const [field, said] of Object.entries(words)) {
    const unknown = placeholdersIn(said).find(
      (name) => !placeholders.some((each) => each.name === name),
    );
    if (unknown !== undefined) {
      const known = placeholders.map(({ name }) => `{${name}}`).join(', ');
      throw invalid(field, `{${unknown}} is no placeholder of this mail. It has ${known}.`);
    }
  }
  const given = placeholdersIn(words.text);
  const lacking = mailKinds[kind].required.filter((name) => !given.includes(name));
  if (lacking.length > 0) {
    const names = lacking.map((name) => `{${name}}`).join(', ');
    throw invalid('text', `This mail is worth nothing without ${names}. Put it into the text.`);
  }
}

function shown(kind: MailKind, language: Language, row: MailTextRow | null): MailTextShown {
  const { title } = mailKinds[kind];
  const { subject, text, placeholders } = ourWords(kind, language);
  const words = row ?? { subject, text };
  return {
    ...{ kind, language, title, subject: words.subject, text: words.text, placeholders },
    changed: row && { by: row.by, at: row.changedAt.toISOString() },
    version: row?.version ?? 0,
  };
}
