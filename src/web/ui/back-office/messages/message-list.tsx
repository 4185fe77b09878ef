import { FileText, Image } from 'lucide-react';
import { getAnyDocument, getOwnDocument } from '#contracts/calls/messages.ts';
import type { SellerDocument, SellerMessage } from '#contracts/sellers/seller-message.ts';
import * as formats from '#texts/back-office/formats.ts';
import * as texts from '#texts/back-office/messages.ts';
import { foreignLanguage, Written } from '../../written.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { messageOf } from '../calls.ts';
import { downloadFile } from '../download-file.ts';
import { formatMoment } from '../formats.ts';
import { toasts } from '../toasts.tsx';
import { unseen } from '../unseen.tsx';

const decisions: Record<SellerMessage['about'], string> = {
  message: '',
  approved: texts.approved,
  declined: texts.declined,
  deactivated: texts.deactivated,
};

type MessageListProps = {
  messages: readonly SellerMessage[];
  /** Returns the author's name as shown to this user; by default the one told by the message. */
  nameOf?: (message: SellerMessage) => string;
};

const authorOf = ({ authorName }: SellerMessage): string => authorName || texts.somebody;

/** The messages between a seller and the admins, newest first, with decisions and documents. */
export function MessageList({ messages, nameOf = authorOf }: MessageListProps) {
  return (
    <ol className="divide-y divide-hair border-y border-hair">
      {messages.map((message) => (
        <li key={message._id} className="py-3">
          <p className="flex flex-wrap items-baseline gap-x-2 text-dense text-ink-muted">
            <Written className="font-medium text-ink">{nameOf(message)}</Written>
            <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
          </p>
          {message.about !== 'message' && (
            <p className="mt-1 font-medium">{decisions[message.about]}</p>
          )}
          {message.text && (
            <p
              className="mt-1 whitespace-pre-line wrap-anywhere"
              dir="auto"
              lang={foreignLanguage(message.text)}
            >
              {message.text}
            </p>
          )}
          {message.documents.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {message.documents.map((document) => (
                <li key={document._id} className="max-w-full">
                  <DocumentButton document={document} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Saves a document to the user's device; it is never opened within the page. */
function DocumentButton({ document }: { document: SellerDocument }) {
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
