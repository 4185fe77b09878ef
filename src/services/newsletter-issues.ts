import { isDeepStrictEqual } from 'node:util';
import {
  sendNewsletterIssue as sendCall,
  testNewsletterIssue as testCall,
} from '#contracts/calls/newsletter.ts';
import { picturesIn } from '#contracts/content/page.ts';
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
import { picturesById, settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  addIssuePictures,
  countDueMails,
  countReaders,
  deleteIssue,
  findIssue,
  type IssueRow,
  insertIssue,
  type KeptText,
  lockDueIssue,
  lockIssue,
  lockSendingIssue,
  nextReaders,
  updateIssue,
} from '#database/queries/newsletter-issues.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { formatPrice } from '#domain/price.ts';
import { slugWithId } from '#domain/text/slug.ts';
import {
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageNames,
  languages,
  otherLanguages,
} from '#languages/languages.ts';
import type { MailLine, MailPiece, MailText } from '#languages/mail-text.ts';
import { toAdmins } from '#languages/said.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { inEachOther, type TranslationKey, translationIn } from '#languages/translations.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { refusePictures } from './content/document.ts';
import { translateAnswer } from './content/translate-answer.ts';
import { failure, invalid, notFound } from './failure.ts';
import { limitRate } from './limit-rate.ts';
import { addressOf } from './mail/mail-texts.ts';
import { letterTo, phrasesIn, type Reader } from './mail/send-mail.ts';
import { mediaUrl } from './media/present-media.ts';
import { unsubscribeUrl } from './newsletter.ts';
import { blocksOfText, mailLines, piecesInBlocks, textOfBlocks } from './newsletter-blocks.ts';
import { changedMeanwhile } from './sellers/changed-meanwhile.ts';
import { readSettings } from './settings/settings.ts';
import { write, writeAs } from './write.ts';

/** Readers whose mails are queued at once, and the most mails that wait then: others are not to wait behind them. */
const PORTION = 100;
/** More than all its groups can hold. */
const MOST_PIECES = 60;

/** Begins a newsletter. */
export function addIssue(
  context: AppContext,
  actor: KnownActor,
  input: NewsletterIssueInput,
): Promise<IssueRow> {
  return write(context, async (db) => {
    const id = newId();
    const kept = keptIn(input, context.publicUrl);
    await insertIssue(db, { ...kept, id, by: actor.name, createdAt: context.now() });
    await keepPictures(db, id, input);
    await audit(db, actor, { action: 'add-newsletter', ...named(id), after: told(kept) });
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
    const kept = keptIn(input, context.publicUrl);
    // A text that changes alone is one that a process of release 1.0.0 wrote.
    const isSame = isDeepStrictEqual(input.blocks, before.blocks);
    const text = isSame ? before.text : kept.text;
    await updateIssue(db, id, { ...kept, text, by: actor.name });
    await keepPictures(db, id, input);
    const change = { before: told(before), after: told(kept) };
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
  await write(context, async (db, touch) => {
    const before = await lockDraft(context, db, id);
    await deleteIssue(db, id);
    touch(cacheTags.mediaOfTaxonomy);
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
      const lines = await shownLines(context, context.db, text, language);
      const subject = text.subject;
      const to = { email, language };
      return issueMail(context, to, { subject, lines }, `${context.publicUrl}/`, newsletter);
    }),
  );
  await writeAs(context, actor, testCall, async (_db, _touch, send) => {
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
  return writeAs(context, actor, sendCall, async (db) => {
    await lockDraft(context, db, id, version);
    const sentAt = context.now();
    if (sendAt !== null) {
      if (sendAt <= sentAt)
        throw invalid('at', toAdmins('This time has passed. Choose a later one.'));
      await updateIssue(db, id, { sendAt, sentBy: actor.name });
      await audit(db, actor, { action: 'schedule-newsletter', ...named(id), after: { sendAt } });
      return theIssue(db, id);
    }
    const readers = await countReaders(db, sentAt);
    if (readers === 0) {
      throw failure(
        409,
        'no-readers',
        toAdmins('Nobody has confirmed the newsletter yet. Wait for readers.'),
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
      throw failure(
        409,
        'not-sending',
        toAdmins('It is not being sent: there is nothing to stop.'),
      );
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
    const written = new Map<Language, MailText>();
    for (const reader of readers) {
      const { language } = reader;
      let said = written.get(language);
      if (said === undefined) {
        const text = textFor(issue, language);
        const lines = await shownLines(context, db, text, language);
        said = { subject: text.subject, lines };
        written.set(language, said);
      }
      const leaving = unsubscribeUrl(context, reader.id, language);
      send(issueMail(context, reader, said, leaving, newsletter));
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
  said: MailText,
  unsubscribe: string,
  { sender, replyTo }: Partial<Settings['newsletter']> = {},
): Mail {
  return {
    ...letterTo(context, to, said),
    // Whoever writes it greets in their own words.
    lines: [...said.lines, '', { label: phrasesIn(to.language).unsubscribe, url: unsubscribe }],
    isToMany: true,
    unsubscribe,
    ...(sender && { sender }),
    ...(replyTo && { replyTo }),
  };
}

/** Returns what a newsletter says in a language, with what is public of its products. */
export async function shownLines(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  db: Database,
  { blocks }: NewsletterText,
  language: Language,
): Promise<MailLine[]> {
  const pieces = await readPieces(
    publicUrl,
    db,
    piecesInBlocks(blocks, publicUrl).slice(0, MOST_PIECES),
    language,
  );
  const pictures = await picturesById(db, picturesIn(blocks));
  return mailLines(blocks, {
    ...{ publicUrl, language },
    pieceOf: (id) => pieces.get(id),
    pictureOf: (id) => {
      const picture = pictures.find((each) => each.id === id);
      return picture && publicUrl + mediaUrl(picture.file);
    },
  });
}

async function readPieces(
  publicUrl: string,
  db: Database,
  ids: string[],
  language: Language,
): Promise<Map<string, MailPiece>> {
  if (ids.length === 0) return new Map();
  const { json } = await listProducts(db, { ids, limit: ids.length }, { as: 'card' });
  const answer: unknown = JSON.parse(json);
  const cards = (
    language === FIRST_LANGUAGE ? answer : await translateAnswer(db, language, answer)
  ) as ProductCard[];
  const written = serverTexts[language].formats;
  return new Map(
    cards.map(({ _id, name, brand, priceINR, priceAED, picture }) => {
      const prices = [formatPrice(priceINR, 'INR', written), formatPrice(priceAED, 'AED', written)];
      const link = publicUrl + inLanguage(language, `/product/${slugWithId(name, _id)}`);
      const price = (languages[language].direction === 'rtl' ? prices.reverse() : prices).join(
        ' · ',
      );
      const address = picture && new URL(picture.url, publicUrl).href;
      return [_id, { link, brand, name, price, picture: address }];
    }),
  );
}

/** Returns what an admin wrote in a language, else in the first. */
export function textFor(issue: IssueRow, language: Language): NewsletterText {
  const { subject, text, blocks } = translationIn(issue, language) ?? issue;
  return { subject, blocks: blocks ?? blocksOfText(text) };
}

/** Returns the pictures in what was written, in whichever language. */
export const picturesOf = (issue: NewsletterIssueInput): string[] => [
  ...new Set([
    ...picturesIn(issue.blocks),
    ...otherLanguages.flatMap((name) => picturesIn(translationIn(issue, name)?.blocks ?? [])),
  ]),
];

async function keepPictures(db: Database, id: string, input: NewsletterIssueInput): Promise<void> {
  const pictures = picturesOf(input);
  const missing = await addIssuePictures(db, id, pictures);
  if (missing.length > 0) refusePictures('', input, missing);
  await settleMediaAssets(db, pictures);
}

/** What was written as it is kept: with the text that it says. */
function keptIn(input: NewsletterIssueInput, publicUrl: string) {
  const kept = ({ subject, blocks }: NewsletterText) => ({
    ...{ subject, blocks, text: textOfBlocks(blocks, publicUrl) },
  });
  const others = inEachOther((language) => {
    const text = translationIn(input, language);
    return text ? kept(text) : null;
  });
  return { ...kept(input), ...others };
}

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
    throw failure(
      409,
      'sent-already',
      toAdmins('It is sent already. Begin a new one with its words.'),
    );
  }
  if (version === undefined || version === issue.version) return issue;
  throw await changedMeanwhile(db, context, named(id));
}

const named = (entityId: string) => ({ entity: 'newsletter', entityId });

const told = (issue: KeptText & Record<TranslationKey, KeptText | null>) => ({
  ...{ subject: issue.subject, text: issue.text },
  ...inEachOther((language) => {
    const words = translationIn(issue, language);
    return words ? { subject: words.subject, text: words.text } : null;
  }),
});
