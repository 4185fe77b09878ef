import {
  sendNewsletterIssue as sendCall,
  testNewsletterIssue as testCall,
} from '#contracts/calls/newsletter.ts';
import type {
  NewsletterIssueEdit,
  NewsletterIssueInput,
  NewsletterText,
} from '#contracts/newsletter-issue.ts';
import type { ProductCard } from '#contracts/product.ts';
import type { Settings } from '#contracts/settings.ts';
import { listProducts } from '#database/catalogue/find-products.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  countDueMails,
  countReaders,
  deleteIssue,
  findIssue,
  type IssueRow,
  insertIssue,
  lockDueIssue,
  lockIssue,
  lockSendingIssue,
  nextReaders,
  updateIssue,
} from '#database/queries/newsletter-issues.ts';
import type { KnownActor } from '#domain/policy.ts';
import { formatPrice } from '#domain/price.ts';
import { productIdIn } from '#domain/text/product-link.ts';
import { slugWithId } from '#domain/text/slug.ts';
import {
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageNames,
  languages,
} from '#languages/languages.ts';
import type { MailLine, MailPiece } from '#languages/mail-text.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { inEachOther, translationIn } from '#languages/translations.ts';
import { recheckActor } from './accounts/recheck-actor.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { translateAnswer } from './content/translate-answer.ts';
import { failure, invalid, notFound } from './failure.ts';
import { limitRate } from './limit-rate.ts';
import { addressOf } from './mail/mail-texts.ts';
import { mailsIn, mailTo, type Reader } from './mail/send-mail.ts';
import { unsubscribeUrl } from './newsletter.ts';
import { changedMeanwhile } from './sellers/changed-meanwhile.ts';
import { readSettings } from './settings/read-settings.ts';
import { write } from './write.ts';

/** Readers whose mails are queued at once, and the most mails that wait then: others are not to wait behind them. */
const PORTION = 100;
const MOST_PIECES = 20;

/** Begins a newsletter. */
export function addIssue(
  context: AppContext,
  actor: KnownActor,
  input: NewsletterIssueInput,
): Promise<IssueRow> {
  return write(context, async (db) => {
    const id = newId();
    await insertIssue(db, { ...input, id, by: actor.name, createdAt: context.now() });
    await audit(db, actor, { action: 'add-newsletter', ...named(id), after: told(input) });
    return theIssue(db, id);
  });
}

/** Changes a newsletter; 409 where it was changed meanwhile, or is sent. */
export function editIssue(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, ...input }: NewsletterIssueEdit,
): Promise<IssueRow> {
  return write(context, async (db) => {
    const before = await lockDraft(context, db, id, version);
    await updateIssue(db, id, { ...input, by: actor.name });
    const change = { before: told(before), after: told(input) };
    await audit(db, actor, { action: 'edit-newsletter', ...named(id), ...change });
    return theIssue(db, id);
  });
}

/** Deletes a newsletter; 409 where it is sent. */
export async function removeIssue(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  await write(context, async (db) => {
    const before = await lockDraft(context, db, id);
    await deleteIssue(db, id);
    await audit(db, actor, { action: 'delete-newsletter', ...named(id), before: told(before) });
  });
}

/** Mails a newsletter to the admin that asks, in each of its languages. */
export async function testIssue(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<string> {
  await limitRate(context, 'newsletter-test', actor.id);
  const issue = await theIssue(context.db, id);
  const email = await addressOf(context.db, actor);
  const { newsletter } = await readSettings(context.db);
  const written = languageNames.filter(
    (name) => name === FIRST_LANGUAGE || translationIn(issue, name),
  );
  const mails = await Promise.all(
    written.map(async (language) => {
      const text = textFor(issue, language);
      const pieces = await piecesIn(context, context.db, text, language);
      return issueMail(
        context,
        { email, language },
        text,
        pieces,
        `${context.publicUrl}/`,
        newsletter,
      );
    }),
  );
  await write(context, async (db, _touch, send) => {
    await recheckActor(db, actor, testCall, context.now());
    for (const mail of mails) send(mail);
  });
  return email;
}

/**
 * Begins to send a newsletter to those who are confirmed readers now, or notes at which moment it is sent; 409 where it
 * was changed meanwhile, or is sent.
 */
export function sendIssue(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, at }: { version: number; at: string | null },
): Promise<IssueRow> {
  const sendAt = at === null ? null : new Date(at);
  return write(context, async (db) => {
    await recheckActor(db, actor, sendCall, context.now());
    await lockDraft(context, db, id, version);
    const sentAt = context.now();
    if (sendAt !== null) {
      if (sendAt <= sentAt) throw invalid('at', 'This moment is over. Choose a later one.');
      await updateIssue(db, id, { sendAt, sentBy: actor.name });
      await audit(db, actor, { action: 'schedule-newsletter', ...named(id), after: { sendAt } });
      return theIssue(db, id);
    }
    const readers = await countReaders(db, sentAt);
    if (readers === 0) {
      throw failure(
        409,
        'no-readers',
        'Nobody has confirmed the newsletter yet. Wait for readers.',
      );
    }
    await updateIssue(db, id, { state: 'sending', sentAt, sendAt, sentBy: actor.name, readers });
    await audit(db, actor, { action: 'send-newsletter', ...named(id), after: { readers } });
    return theIssue(db, id);
  });
}

/** Sends a newsletter to nobody else, or not at its moment; 409 where it is not being sent and has none. */
export function stopIssue(context: AppContext, actor: KnownActor, id: string): Promise<IssueRow> {
  return write(context, async (db) => {
    const { state, mailed, sendAt } = (await lockIssue(db, id)) ?? (await theIssue(db, id));
    if (state !== 'sending' && sendAt === null) {
      throw failure(409, 'not-sending', 'It is not being sent: there is nothing to stop.');
    }
    const stopped = sendAt === null ? { state: 'stopped' as const } : { sendAt: null };
    await updateIssue(db, id, stopped);
    await audit(db, actor, { action: 'stop-newsletter', ...named(id), after: { mailed } });
    return theIssue(db, id);
  });
}

/**
 * Queues the mails of the next portion of readers of a newsletter that is being sent, once few others wait. Returns
 * whether there may be more to do now.
 */
export async function sendNextPortion(context: AppContext): Promise<boolean> {
  return write(context, async (db, _touch, send) => {
    const due = await lockDueIssue(db, context.now());
    if (due !== null) {
      const sentAt = context.now();
      const readers = await countReaders(db, sentAt);
      await updateIssue(db, due.id, { state: 'sending', sentAt, sendAt: null, readers });
    }
    const issue = await lockSendingIssue(db);
    if (issue === null || issue.sentAt === null) return false;
    if ((await countDueMails(db, context.now(), PORTION)) === PORTION) return false;
    const readers = await nextReaders(db, issue.position, issue.sentAt, PORTION);
    const { newsletter } = await readSettings(db);
    const written = new Map<Language, { text: NewsletterText; pieces: MailPiece[] }>();
    for (const reader of readers) {
      const { language } = reader;
      const known = written.get(language);
      const text = known?.text ?? textFor(issue, language);
      const pieces = known?.pieces ?? (await piecesIn(context, db, text, language));
      written.set(language, { text, pieces });
      const leaving = unsubscribeUrl(context, reader.id, language);
      send(issueMail(context, reader, text, pieces, leaving, newsletter));
    }
    const last = readers.at(-1);
    await updateIssue(db, issue.id, {
      state: readers.length < PORTION ? 'sent' : 'sending',
      mailed: issue.mailed + readers.length,
      ...(last && { position: last.id }),
    });
    return readers.length === PORTION;
  });
}

/** Returns the mail that a reader gets; its link to unsubscribe is at its end, and in its head. */
export function issueMail(
  context: AppContext,
  to: Reader,
  { subject, text }: NewsletterText,
  pieces: MailPiece[],
  unsubscribe: string,
  { sender, replyTo }: Partial<Settings['newsletter']> = {},
): Mail {
  const { leaving } = mailsIn(to.language).newsletter;
  const lines = [...writtenLines(context, text, pieces), ...leaving(unsubscribe)];
  return {
    ...mailTo(context, to, { subject, lines }),
    // Whoever writes it greets in their own words.
    lines,
    isToMany: true,
    unsubscribe,
    ...(sender && { sender }),
    ...(replyTo && { replyTo }),
  };
}

/** What an admin wrote: addresses of the shop, each alone on its line, are meant as pieces and links. */
function writtenLines(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  text: string,
  pieces: readonly MailPiece[],
): MailLine[] {
  const lines: MailLine[] = [];
  for (const line of text.split('\n')) {
    const said = line.trim();
    const id = productIdIn(said);
    const piece = pieces.find(({ link }) => id !== null && productIdIn(link) === id);
    const before = lines.at(-1);
    if (piece !== undefined && said.startsWith(`${publicUrl}/`)) lines.push({ piece });
    else if (!said.startsWith(`${publicUrl}/`) || /\s/.test(said)) lines.push(line);
    else if (typeof before !== 'string' || !/\S:$/.test(before)) lines.push({ url: said });
    else lines.splice(-1, 1, { label: before.slice(0, -1), url: said });
  }
  return lines;
}

/** Returns what is public of the pieces that a text has links to, in its language, at most twenty. */
export async function piecesIn(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  db: Database,
  { text }: NewsletterText,
  language: Language,
): Promise<MailPiece[]> {
  const linked = text.split('\n').flatMap((line) => {
    const said = line.trim();
    return (said.startsWith(`${publicUrl}/`) && productIdIn(said)) || [];
  });
  const ids = [...new Set(linked)].slice(0, MOST_PIECES);
  if (ids.length === 0) return [];
  const { json } = await listProducts(db, { ids, limit: ids.length }, { as: 'card' });
  const answer: unknown = JSON.parse(json);
  const cards = (
    language === FIRST_LANGUAGE ? answer : await translateAnswer(db, language, answer)
  ) as ProductCard[];
  const written = serverTexts[language].formats;
  return ids.flatMap((id) => {
    const card = cards.find(({ _id }) => _id === id);
    if (card === undefined) return [];
    const { name, brand, priceINR, priceAED, picture } = card;
    const prices = [formatPrice(priceINR, 'INR', written), formatPrice(priceAED, 'AED', written)];
    const link = publicUrl + inLanguage(language, `/product/${slugWithId(name, id)}`);
    const price = (languages[language].direction === 'rtl' ? prices.reverse() : prices).join(' · ');
    const address = picture && new URL(picture.url, publicUrl).href;
    return { link, brand, name, price, picture: address };
  });
}

const textFor = (issue: IssueRow, language: Language): NewsletterText =>
  translationIn(issue, language) ?? issue;

async function theIssue(db: Database, id: string): Promise<IssueRow> {
  const issue = await findIssue(db, id);
  if (issue === null) throw notFound('newsletter');
  return issue;
}

async function lockDraft(
  context: AppContext,
  db: Database,
  id: string,
  version?: number,
): Promise<IssueRow> {
  const issue = await lockIssue(db, id);
  if (issue === null) throw notFound('newsletter');
  if (issue.state !== 'draft') {
    throw failure(409, 'sent-already', 'It is sent already. Begin a new one with its words.');
  }
  if (version === undefined || version === issue.version) return issue;
  throw await changedMeanwhile(db, context, named(id));
}

const named = (entityId: string) => ({ entity: 'newsletter', entityId });

const told = (issue: NewsletterIssueInput) => ({
  ...{ subject: issue.subject, text: issue.text },
  ...inEachOther((language) => translationIn(issue, language) ?? null),
});
