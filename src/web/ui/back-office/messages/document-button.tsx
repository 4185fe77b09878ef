import { FileText, Image } from 'lucide-react';
import { getAnyDocument, getOwnDocument } from '#contracts/calls/messages.ts';
import type { SellerDocument } from '#contracts/sellers/seller-message.ts';
import * as formats from '#texts/back-office/formats.ts';
import * as texts from '#texts/back-office/messages.ts';
import { Written } from '../../written.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { downloadFile } from '../download-file.ts';
import { toasts } from '../toasts.tsx';
import { unseen } from '../unseen.tsx';

/** Saves a document to the user's device; it is never opened within the page. */
export function DocumentButton({ document }: { document: SellerDocument }) {
  const { role } = useBackOffice();
  const Mark = document.type === 'application/pdf' ? FileText : Image;
  const call = role.role === 'admin' ? getAnyDocument : getOwnDocument;
  const save = () =>
    downloadFile(role, call, { params: { documentId: document._id } }, document.name).catch(
      (error) => toasts.failure(messageOf(error)),
    );
  return (
    <button
      type="button"
      data-look="line"
      className="back-office-button max-w-full"
      title={texts.saveDocument(document.name)}
      onClick={save}
    >
      <Mark size={15} aria-hidden="true" className="shrink-0" />
      <Written className="truncate">{document.name}</Written>
      <span className="shrink-0 text-ink-muted">{sizeOf(document.bytes)}</span>
      {unseen(texts.thenSave)}
    </button>
  );
}

/** `640 kB`, `2.4 MB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1e6
    ? formats.kilobytes(Math.max(1, Math.round(bytes / 1000)))
    : formats.megabytes((bytes / 1e6).toFixed(1));
