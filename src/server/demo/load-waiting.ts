import { Readable } from 'node:stream';
import { setEmailConfirmed } from '#database/queries/sellers/email-confirmations.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import type { AdminActor, SellerActor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import type { AppContext } from '#services/app-context.ts';
import { discardFiles, receiveFile } from '#services/media/receive-file.ts';
import { messagesOf, writeToAdmins } from '#services/sellers/messages.ts';
import { editDocument } from '#services/sellers/record/documents.ts';
import { addNote } from '#services/sellers/record/notes.ts';
import { sellerRecord } from '#services/sellers/record/read-record.ts';
import { changeTags } from '#services/sellers/seller-tags.ts';
import { updateProfile } from '#services/sellers/update-profile.ts';
import type { SellerActors } from './load-sellers.ts';

const WAITING = 'malabar-attic';
const RENAMED = 'khor-meridian';

/**
 * Adds what waits for an admin in the demo: a seller who has not confirmed the e-mail address and
 * has written with a document, which soon expires; and a new name of an approved seller. All others have confirmed
 * theirs.
 */
export async function loadWaiting(
  context: AppContext,
  admin: AdminActor,
  actors: SellerActors,
): Promise<void> {
  for (const { key, status } of sellers) {
    const actor = actors.get(key);
    if (status === 'pending' || actor === undefined) continue;
    await setEmailConfirmed(context.db, actor.id, context.now());
  }
  const renamed = actors.get(RENAMED);
  if (renamed) await updateProfile(context, renamed, { name: 'Khor Meridian & Sons' }, undefined);
  const waiting = actors.get(WAITING);
  if (waiting) {
    await writeOnce(context, waiting);
    await keepRecord(context, admin, waiting);
  }
}

async function writeOnce(context: AppContext, actor: SellerActor): Promise<void> {
  const written = await messagesOf(context.db, actor.id, { tellAdmins: true });
  if (written.length > 0) return;
  const content = demoPaper([
    'Trade licence',
    'Malabar Attic, Kozhikode',
    'Old furniture and glass',
  ]);
  const source = Readable.from([content]);
  const name = 'trade-licence.pdf';
  const file = await receiveFile(context, 'document1', 'document', source, name);
  const text =
    'Here is our trade licence, issued in Kozhikode in March. The first twelve pieces are being photographed; we could show them from next week on.';
  try {
    await writeToAdmins(context, actor, { text }, [file]);
  } finally {
    await discardFiles([file]);
  }
}

/** What the admins have written down of a seller. */
async function keepRecord(
  context: AppContext,
  admin: AdminActor,
  { id }: SellerActor,
): Promise<void> {
  const { notes, documents } = await sellerRecord(context, id);
  if (notes.length > 0) return;
  await changeTags(context, admin, id, { add: ['New', 'Furniture'], remove: [] });
  const text =
    'Rang on Monday: the owner wants to show furniture first, and lamps from next year on.';
  await addNote(context, admin, id, { text });
  const [paper] = documents;
  if (paper === undefined) return;
  const expiresOn = daysAfter(dayOf(context.now()), 20);
  const { version } = paper;
  await editDocument(context, admin, paper._id, { title: 'Trade licence', expiresOn, version });
}

/** Returns a PDF of one page with these lines, the first as its title; ASCII only. */
function demoPaper([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT /F1 26 Tf 72 740 Td',
    `(${title}) Tj /F1 13 Tf 0 -36 Td 20 TL`,
    ...lines.map((line) => `(${line}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
