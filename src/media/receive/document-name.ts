import type { DocumentType } from './identify-document.ts';

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
