import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { Email } from '#contracts/contact-details.ts';
import type { Mail } from '../app-context.ts';

type SendMail = (mail: Mail) => Promise<void>;

/** Nodemailer must not read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Sends mails through an SMTP server. Rejects where that fails. */
export function mailToServer(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...closed,
  } as object);
  return async (mail) => {
    await transport.sendMail({ from, ...singleMail(mail) });
  };
}

/** Writes mails as `.eml` files, whole or not at all, for a marketplace without an SMTP server. */
export function mailToFolder(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...closed });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...singleMail(mail) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}

/** Validates the single recipient and keeps the subject on one line. */
function singleMail({ to, subject, text, unsubscribe }: Mail) {
  const { success, data: address } = Email.safeParse(to);
  if (!success) throw new Error('What a mail is addressed to is not one e-mail address.');
  return {
    to: { name: '', address },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text,
    ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
  };
}

/** RFC 8058: the mail program posts to the address, and nobody has to open it. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
