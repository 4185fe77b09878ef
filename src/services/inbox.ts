import type { ContactInput, MessageAnswer, MessageChange } from '#contracts/inbox.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  type ContactMessageRow,
  insertContactAnswer,
  insertContactMessage,
  lockContactMessage,
  setContactMessageRead,
  updateContactMessage,
} from '#database/queries/inbox.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { Language } from '#languages/languages.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { notFound } from './failure.ts';
import { phrasesIn } from './mail/send-mail.ts';
import { noticeAgreedTo } from './privacy/keep-notice.ts';
import { changedMeanwhile } from './sellers/changed-meanwhile.ts';
import { write } from './write.ts';

/** Saves a contact message, which is answered in the language of the page that it was written on. */
export async function leaveMessage(
  context: AppContext,
  { notice, ...message }: ContactInput,
  language: Language = 'en',
): Promise<void> {
  const noticeVersion = await noticeAgreedTo(context, notice);
  const createdAt = context.now();
  await write(context, (db) =>
    insertContactMessage(db, { ...message, language, createdAt, noticeVersion }),
  );
}

/** Marks a contact message as read or unread, for all admins. */
export async function markMessage(
  context: AppContext,
  actor: KnownActor,
  id: string,
  read: boolean,
): Promise<ContactMessageRow> {
  return write(context, async (db) => {
    const message = await theMessage(db, id);
    const wasRead = message.readAt !== null;
    if (wasRead === read) return message;
    const readAt = read ? context.now() : null;
    await setContactMessageRead(db, id, readAt);
    await audit(db, actor, {
      action: read ? 'mark-as-read' : 'mark-as-unread',
      entity: 'message',
      entityId: id,
      before: { read: wasRead },
      after: { read },
    });
    return { ...message, readAt };
  });
}

/** Takes a message to answer it, gives it back, or sets it aside. 409 where another admin was there before. */
export function changeMessage(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { state, version }: MessageChange,
): Promise<ContactMessageRow> {
  return write(context, async (db) => {
    const before = await lockMessage(context, db, id, version);
    const takenBy = state === 'open' ? null : actor.id;
    await updateContactMessage(db, id, {
      takenBy,
      doneAt: state === 'done' ? context.now() : null,
    });
    await audit(db, actor, {
      action: { open: 'give-back-message', mine: 'take-message', done: 'set-message-aside' }[state],
      entity: 'message',
      entityId: id,
      before: { takenBy: before.takenByName, done: before.doneAt !== null },
      after: { takenBy: takenBy && actor.name, done: state === 'done' },
    });
    return theMessage(db, id);
  });
}

/**
 * Mails an answer to a visitor, below it what was written before, and keeps it. 409 where another admin was there
 * before.
 */
export function answerMessage(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { text, version }: MessageAnswer,
): Promise<ContactMessageRow> {
  return write(context, async (db, _touch, send) => {
    const before = await lockMessage(context, db, id, version);
    const now = context.now();
    const answer = { id: newId(), messageId: id, adminName: actor.name, text, createdAt: now };
    await insertContactAnswer(db, answer);
    const readAt = before.readAt ?? now;
    await updateContactMessage(db, id, { takenBy: actor.id, doneAt: now, readAt });
    await audit(db, actor, { action: 'answer-message', entity: 'message', entityId: id });
    send(answerMail(context, before, text));
    return theMessage(db, id);
  });
}

async function lockMessage(
  context: AppContext,
  db: Database,
  id: string,
  version: number,
): Promise<ContactMessageRow> {
  const message = await theMessage(db, id);
  if (message.version === version) return message;
  throw await changedMeanwhile(db, context, { entity: 'message', entityId: id });
}

/** Returns a message, locked until the transaction ends. */
async function theMessage(db: Database, id: string): Promise<ContactMessageRow> {
  const message = await lockContactMessage(db, id);
  if (message === null) throw notFound('message');
  return message;
}

/** The shop's own mail, which is answered to the shop; what was written before stands below it, the newest first. */
function answerMail(
  { site }: Pick<AppContext, 'site'>,
  { email, language, message, answers, createdAt }: ContactMessageRow,
  text: string,
): Mail {
  const texts = phrasesIn(language);
  const day = (at: string | Date) => new Date(at).toISOString().slice(0, 10);
  const before = answers
    .toReversed()
    .flatMap((answer) => ['', texts.weWrote(day(answer.createdAt)), { quote: answer.text }]);
  return {
    to: email,
    ...(language !== 'en' && { language }),
    subject: `${site.name}: ${texts.yourMessageOf(day(createdAt))}`,
    lines: [text, ...before, '', texts.youWrote(day(createdAt)), { quote: message }],
    replyTo: site.email,
  };
}
