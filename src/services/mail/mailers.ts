import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail } from '../marketplace.ts';

type SendMail = (mail: Mail) => Promise<void>;

/** Sends mails through an SMTP server. */
export function mailToServer(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2 } as object);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Writes mails as `.eml` files, whole or not at all, for a marketplace without an SMTP server. */
export function mailToFolder(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}
