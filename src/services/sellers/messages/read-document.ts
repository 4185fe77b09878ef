import { readFile } from 'node:fs/promises';
import { documentName, identifyDocument } from '#media/receive/identify-document.ts';
import { refusedFile, type UploadedFile } from '../../media/receive-file.ts';

/** A document as it is stored, with the form's part that it came in. */
export type ReceivedDocument = {
  part: string;
  name: string;
  type: string;
  bytes: number;
  content: Buffer;
};

/** Reads an uploaded document, identified by its content (415, 422). */
export async function readDocument(file: UploadedFile<'document'>): Promise<ReceivedDocument> {
  try {
    const type = await identifyDocument(file.path);
    const name = documentName(file.name ?? '', type);
    return { part: file.part, name, type, bytes: file.bytes, content: await readFile(file.path) };
  } catch (error) {
    throw refusedFile(file.part, error);
  }
}
