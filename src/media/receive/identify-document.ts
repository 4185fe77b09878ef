import { open } from 'node:fs/promises';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';
import { inspectPicture } from '../pictures/open-picture.ts';
import { identifyPicture } from './identify-file.ts';

const EXTENSIONS: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const LONGEST = 100;

/**
 * Returns the name that a document is shown and saved under: its own without folders, without
 * characters that hide or reverse text or that file systems refuse, and with the extension of its
 * real type.
 */
export function documentName(name: string, type: DocumentType): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, LONGEST)
    .toWellFormed();
  return `${stem || 'document'}.${EXTENSIONS[type]}`;
}

export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';

const PICTURES: Record<string, DocumentType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Viewers look for a PDF's end within this many last bytes. */
const TAIL_BYTES = 1024;

/**
 * Returns a document's type by its content: a complete PDF or a readable picture. Throws 415 for
 * anything else, 422 for a damaged one. Its name and declared type are ignored.
 */
export async function identifyDocument(path: string): Promise<DocumentType> {
  const { head, tail } = await endsOf(path);
  if (/^%PDF-[12]\.\d/.test(head)) {
    if (tail.includes('%%EOF')) return 'application/pdf';
    throw mediaError('unreadable', said('pdfDamaged'));
  }
  try {
    const format = await identifyPicture(path);
    const type = PICTURES[format];
    if (type === undefined) throw notADocument();
    await inspectPicture(path, format);
    return type;
  } catch (error) {
    throw isMediaError(error) && error.code === 'unsupported-type' ? notADocument() : error;
  }
}

const notADocument = () => mediaError('unsupported-type', said('notADocument'));

async function endsOf(path: string): Promise<{ head: string; tail: string }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
      return buffer.toString('latin1', 0, bytesRead);
    };
    return {
      head: await read(0, 16),
      tail: await read(Math.max(size - TAIL_BYTES, 0), TAIL_BYTES),
    };
  } finally {
    await file.close();
  }
}
