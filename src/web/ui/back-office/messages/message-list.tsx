import type { SellerMessage } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/back-office/messages.ts';
import { foreignLanguage, Written } from '../../written.tsx';
import { formatMoment } from '../formats.ts';
import { DocumentButton } from './document-button.tsx';

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
