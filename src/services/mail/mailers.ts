import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { Email } from '#contracts/contact-details.ts';
import { knownMails } from '#database/queries/mails/mail-list.ts';
import { plainLines } from '#domain/mail-template.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { type MailLook, mailHtml } from './mail-html.ts';

type SendMail = (mail: Mail) => Promise<void>;
/** How the shop looks when a mail is sent. */
type Look = () => Promise<MailLook>;

/** Nodemailer must not read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** All of an attempt together is shorter than the lease of a queued mail. */
const LONGEST_ATTEMPT_MS = 2 * 60_000;

/** As many as mails are sent at a time (`server/background.ts`). */
const MOST_CONNECTIONS = 5;
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends mails through an SMTP server by connections that are kept while there are more, and ended after some seconds
 * without. Rejects where that fails.
 */
export function mailToServer(
  url: string,
  from: string,
  look: Look,
  { returnsTo = from, times = patience } = {},
): SendMail {
  const transport = nodemailer.createTransport({
    ...{ url, pool: true, maxConnections: MOST_CONNECTIONS, maxRequeues: 1, idleTimeout: 10_000 },
    ...times,
    ...closed,
  } as object);
  return async (mail) => {
    const signal = AbortSignal.timeout(LONGEST_ATTEMPT_MS);
    const whole = singleMail(mail, from, await look());
    const envelope = { from: returnsTo, to: whole.to.address };
    // Servers that can tell what became of a mail name it by its id, and return no more than its head.
    const dsn = { id: mail.id, return: 'headers', notify: ['failure'], recipient: envelope.to };
    await transport.sendMail({ ...whole, envelope, ...(mail.id && { dsn }), signal } as object);
  };
}

/** Connects to an SMTP server and logs in where the address says so. Rejects where that fails. */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    ...closed,
  } as object);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Writes mails as `.eml` files, whole or not at all, for a marketplace without an SMTP server. */
export function mailToFolder(folder: string, from: string, look: Look): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...closed });
  return async (mail) => {
    const { message } = await transport.sendMail(singleMail(mail, from, await look()));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id ?? randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}

/**
 * Validates the single recipient and keeps the subject on one line; where it is to be answered is left out if it
 * is not one address. What is sent twice has the same
 * Message-ID, by which mail programs know it.
 */
function singleMail(mail: Mail, from: string, look: MailLook) {
  const { id, to, lines, language = 'en', sender, replyTo, unsubscribe } = mail;
  const { success, data: address } = Email.safeParse(to);
  if (!success) {
    const message = 'What a mail is addressed to is not one e-mail address.';
    throw Object.assign(new Error(message), { code: 'not-one-address' });
  }
  const answered = Email.safeParse(replyTo);
  const subject = mail.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return {
    from: { name: sender || look.name, address: from },
    to: { name: '', address },
    ...(answered.success && { replyTo: { name: '', address: answered.data } }),
    subject,
    text: plainLines(lines),
    html: mailHtml(look, { subject, lines, language }),
    ...(id !== undefined && { messageId: `<${id}@${from.split('@')[1]}>` }),
    headers: {
      ...(language !== 'en' && { 'Content-Language': language }),
      ...(unsubscribe !== undefined && oneClick(unsubscribe)),
    },
  };
}

/** RFC 8058: the mail program posts to the address, and nobody has to open it. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Of a mail as a file: when it was written, and its id in the queue. */
const NAME = /-([a-z0-9]{20})\.eml$/;

/**
 * Removes the mails of the folder that the database has no row of any more, as after their time or the erasure of whom
 * they tell of, to whomever they went; and of others, those written before a moment.
 */
export async function sweepOutbox(
  { outbox, db }: Pick<AppContext, 'outbox' | 'db'>,
  before: Date,
): Promise<void> {
  if (outbox === null) return;
  const names = await readdir(outbox).catch(unlessMissing);
  const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const known = new Set(await knownMails(db, ids));
  for (const name of names) {
    const path = join(outbox, name);
    const id = NAME.exec(name)?.[1];
    const isGone =
      id === undefined
        ? await stat(path).then(
            ({ mtime }) => mtime < before,
            () => false,
          )
        : !known.has(id);
    if (isGone) await rm(path, { force: true });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
