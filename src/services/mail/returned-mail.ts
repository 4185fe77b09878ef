import { noteReturned } from '#database/queries/mails/mail-queue.ts';
import { setReaderAside } from '#database/queries/newsletter.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';
import { isDeadAddress, quoted } from './mail-problem.ts';

/** What a mail server reports of a mail of ours that it could not deliver. */
export type ReturnReport = {
  /** The mail's id in the queue. */
  mailId: string;
  /** RFC 3463, as `5.1.1`. */
  status: string;
  /** What the server of the address said. */
  said: string;
};

/**
 * Takes a mail that came back: the mail is marked, and a reader of the newsletter whose address is dead is set aside.
 * Returns null of whatever else was mailed. Only the id, which nobody but the recipient was told, names the mail: who
 * makes a report up sets nobody aside.
 */
export async function takeReturnedMail(
  context: AppContext,
  source: string,
): Promise<{ email: string; isSetAside: boolean } | null> {
  const report = readReport(source);
  if (report === null) return null;
  const { mailId, status, said } = report;
  const problem = `It came back: ${quoted(said) || status}`;
  const isSetAside = isDeadAddress(status);
  return write(context, async (db) => {
    const email = await noteReturned(db, mailId, problem);
    if (email === null) return null;
    if (isSetAside) await setReaderAside(db, email, problem);
    context.log.info({ mail: mailId, status }, 'a mail came back');
    return { email, isSetAside };
  });
}

/** Returns what a report (RFC 3464) says of a mail that was given up; null of any other mail, and of one that is late alone. */
export function readReport(source: string): ReturnReport | null {
  const whole = partOf(source);
  const type = whole.fields.get('content-type') ?? '';
  const [, quotedBoundary, boundary = quotedBoundary] =
    /^multipart\/report\b.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  if (boundary === undefined) return null;
  const parts = whole.body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => partOf(part.trimStart()));
  const isOf = (kinds: RegExp) =>
    parts.find(({ fields }) => kinds.test(fields.get('content-type') ?? ''));
  const status = isOf(/^message\/(?:global-)?delivery-status\b/i);
  const original = isOf(/^(?:message\/rfc822|message\/global(?!-delivery)|text\/rfc822-headers)/i);
  const [ofMail, ...recipients] = (status?.body ?? '')
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map(fieldsOf);
  const failed = recipients.find((fields) => /^failed$/i.test(fields.get('action') ?? ''));
  const head = original && partOf(original.body).fields;
  const named = [ofMail?.get('original-envelope-id'), head?.get('message-id')];
  const mailId = named.flatMap((id) => /^<?([a-z0-9]{20})(?:@|$)/.exec(id ?? '')?.[1] ?? [])[0];
  if (failed === undefined || mailId === undefined) return null;
  const [code = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '') ?? [];
  const said = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  return { mailId, status: code, said };
}

type Part = { fields: Map<string, string>; body: string };

/** Returns the fields of a mail or of a part of one, by their names in small letters, and what stands below them. */
function partOf(source: string): Part {
  const [, head = source, body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? [];
  const fields = fieldsOf(head);
  const encoding = fields.get('content-transfer-encoding')?.toLowerCase();
  return { fields, body: encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body };
}

function fieldsOf(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value] as const];
    }),
  );
}
