import {
  isOfAccounts,
  MailKind,
  type MailTextEdit,
  type MailTextShown,
  type MailTextTry,
  mailKinds,
  permissionToChange,
} from '#contracts/mail-text.ts';
import type { AdminAccess } from '#contracts/policy.ts';
import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { listOwnerAddresses } from '#database/queries/accounts/people.ts';
import {
  deleteMailText,
  listMailTexts,
  type MailTextRow,
  saveMailText,
} from '#database/queries/mails/mail-list.ts';
import { linkPlaceholders, type MailValues, placeholdersIn } from '#domain/mail-template.ts';
import type { KnownActor } from '#domain/policy.ts';
import { type Language, languages } from '#languages/languages.ts';
import { toAdmins } from '#languages/said.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { changedMeanwhile } from '../sellers/changed-meanwhile.ts';
import { sendMail, writeAs } from '../write.ts';
import { inWords, letterTo, ourTemplate, phrasesIn } from './send-mail.ts';

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
  checkWords(context, kind, language, template);
  return writeAs(context, actor, accessTo(kind), async (db, _touch, send) => {
    const row = { kind, language, ...template, by: actor.name, changedAt: context.now(), version };
    const saved = await saveMailText(db, row);
    const named = { entity: 'mail-text', entityId: `${kind}.${language}` };
    if (saved === null) throw await changedMeanwhile(db, context, named);
    await audit(db, actor, { action: 'edit-mail-text', ...named, after: template });
    await tellOwners(context, db, send, { actor, kind, language });
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
  return writeAs(context, actor, accessTo(kind), async (db, _touch, send) => {
    const before = await deleteMailText(db, kind, language);
    if (before !== null) {
      const named = { entity: 'mail-text', entityId: `${kind}.${language}` };
      const { subject, text } = before;
      await audit(db, actor, { action: 'reset-mail-text', ...named, before: { subject, text } });
      await tellOwners(context, db, send, { actor, kind, language });
    }
    return shown(kind, language, null);
  });
}

const accessTo = (kind: MailKind): AdminAccess => ({
  policy: 'admin',
  permission: permissionToChange(kind),
});

/** Mails every owner who has changed the text of a mail: also the one who did, whose session may be another's. */
async function tellOwners(
  context: AppContext,
  db: Database,
  send: (mail: Mail) => void,
  { actor, kind, language }: { actor: KnownActor; kind: MailKind; language: Language },
): Promise<void> {
  const page = `${context.publicUrl}/admin/mails/texts?language=${language}&kind=${kind}`;
  const lines = [
    `${actor.name} has changed the text of a mail: ${mailKinds[kind].title} (${languages[language].name}).`,
    '',
    'If this was not agreed, restore the default text, and check who your admins are:',
    '',
    { url: page },
  ];
  for (const email of await listOwnerAddresses(db)) {
    const words = { subject: 'the text of a mail was changed', lines };
    send(letterTo(context, { email, language: 'en' }, words));
  }
}

/** Returns a mail with some words, filled with examples; 422 as {@link editMailText}. */
export function exampleMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  { kind, language, ...template }: MailTextTry,
): Pick<Mail, 'subject' | 'lines' | 'language'> {
  const { site, publicUrl } = context;
  checkWords(context, kind, language, template);
  const page = `${publicUrl}/`;
  const values = {
    ...Object.fromEntries(
      ourWords(kind, language).placeholders.map(({ name }) => [name, `(${name})`]),
    ),
    ...Object.fromEntries(linkPlaceholders.map((name) => [name, [{ url: page }]])),
    ...examplesOf(kind, language, page),
    site: site.name,
    email: site.email,
    phone: site.phone,
  };
  return { ...inWords(template, values, language), language };
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
  await recheckActor(context.db, actor, accessTo(asked.kind), context.now());
  const mail = exampleMail(context, asked);
  const to = await addressOf(context.db, actor);
  await sendMail(context, { ...mail, to });
  return to;
}

function checkWords(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
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
      throw invalid(
        field,
        toAdmins(`{${unknown}} is not a placeholder of this mail. Use ${known}.`),
      );
    }
  }
  const given = placeholdersIn(words.text);
  const lacking = mailKinds[kind].required.filter((name: string) => !given.includes(name));
  if (lacking.length > 0) {
    const names = lacking.map((name) => `{${name}}`).join(', ');
    throw invalid('text', toAdmins(`This mail needs ${names}. Put it into the text.`));
  }
  if (isOfAccounts(kind)) checkAccountWords(context, words);
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

/** What mail programs may take for an address: a scheme, two slashes, an at sign, or words with a dot between. */
const ADDRESS =
  /[^\s,;()<>"“”«»]*(?:\/\/|@|\p{L}[\p{L}\p{N}-]*[.。．｡][\p{L}\p{N}]{2})[^\s,;()<>"“”«»]*/gu;

/** Refuses (422) words of an account's mail whose link has no line of its own, or that link to another site. */
function checkAccountWords(
  { publicUrl, site }: Pick<AppContext, 'publicUrl' | 'site'>,
  { subject, text }: { subject: string; text: string },
): void {
  if (placeholdersIn(subject).some((name) => linkPlaceholders.includes(name))) {
    throw invalid('subject', toAdmins('Put links into the text, not into the subject.'));
  }
  for (const line of text.split('\n')) {
    const link = placeholdersIn(line).find((name) => linkPlaceholders.includes(name));
    if (link !== undefined && line.trim() !== `{${link}}`) {
      throw invalid(
        'text',
        toAdmins(
          `{${link}} must stand alone on its line: whatever stands beside it would become part of the link.`,
        ),
      );
    }
  }
  for (const [field, words] of Object.entries({ subject, text })) {
    const foreign = (words.match(ADDRESS) ?? [])
      .map((address) => address.replace(/[.:!?]+$/, ''))
      .find((address) => !isOurs(address, publicUrl, site.email));
    if (foreign !== undefined) {
      throw invalid(
        field,
        toAdmins(
          `${foreign} reads as an address. Mails about accounts name none but those of this marketplace.`,
        ),
      );
    }
  }
}

const isOurs = (address: string, publicUrl: string, email: string) =>
  address === email || address === publicUrl || address.startsWith(`${publicUrl}/`);

/** Returns our words of a kind of mail, as an admin begins to change them, and what its placeholders are. */
export function ourWords(kind: MailKind, language: Language) {
  const template = ourTemplate(kind, language);
  const required: readonly string[] = mailKinds[kind].required;
  const names = new Set(placeholdersIn(`${template.subject} ${template.text} {site}`));
  const placeholders = [...names].map((name) => ({ name, required: required.includes(name) }));
  return { ...template, placeholders };
}

/** Returns what an admin sees in place of the placeholders of a mail that is not sent. */
function examplesOf(kind: MailKind, language: Language, page: string): MailValues {
  const phrases = phrasesIn(language);
  const ownReason = kind === 'takenDown' || kind === 'deleted';
  const lead = ['Lamp', phrases.referenceIn(phrases.regions.AE, '123456789'), { url: page }];
  return {
    shops: phrases.asStaffOf(['Zari House']),
    change: phrases.factorChanges['add-passkey'],
    left: phrases.codesLeft(8),
    decision: phrases.decisions.approved,
    standing: phrases.standings.pending,
    day: phrases.longDay(new Date('2026-12-29')),
    result: phrases.wasAccepted(phrases.reviewed.name),
    outcome: phrases.accepted(phrases.reviewed.name),
    fields: `- ${phrases.corrected.phone}`,
    role: kind === 'staffInvited' ? phrases.staffRoles.editor : phrases.adminRoles.support,
    moved: [phrases.products(12), phrases.enquiries(3), phrases.customers(2)],
    reason: ownReason ? phrases.takeDownReasons.other : phrases.because('As agreed'),
    piece: phrases.product({ name: 'Lamp', sku: '1A2B3C4D' }),
    pieces: phrases.asked({ number: 1, title: 'Lamp', sku: '1A2B3C4D', price: '₹1,999' }),
    message: [{ quote: '(message)' }],
    contact: [phrases.name('Mira'), phrases.email('mira@readers.example')],
    news: phrases.newEnquiry('Lamp'),
    asked: phrases.aShopperAsked,
    lead,
    leads: lead,
  };
}
