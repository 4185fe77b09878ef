import { useState } from 'react';
import { deleteDocument } from '#contracts/calls/seller-record.ts';
import type { FiledDocument } from '#contracts/sellers/seller-record.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { type Expiry, expiryOn } from '#domain/document-expiry.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { DocumentButton } from '#web/ui/back-office/messages/document-button.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { May } from '../../may.tsx';
import { Nothing, Section } from '../../section.tsx';

const DocumentDialog = lazyDialog(
  () => import('./document-dialog.tsx'),
  (module) => module.DocumentDialog,
);

const expiries: Record<Expiry, { tone: Tone; words: (day: string) => string }> = {
  valid: { tone: 'quiet', words: (day) => `Valid until ${day}` },
  soon: { tone: 'warn', words: (day) => `Expires soon: ${day}` },
  expired: { tone: 'bad', words: (day) => `Expired on ${day}` },
};

const nameOfDocument = ({ title, name }: FiledDocument) => title || name;

/** What expires stands first. */
function urgencyOf({ expiresOn }: FiledDocument): number {
  const expiry = expiresOn === null ? 'valid' : expiryOn(expiresOn, dayOf(new Date()));
  return ['expired', 'soon', 'valid'].indexOf(expiry);
}

type Doing =
  | { what: 'file'; replaced?: FiledDocument }
  | { what: 'edit' | 'delete'; document: FiledDocument };

type DocumentsProps = { sellerId: string; documents: readonly FiledDocument[] };

/** Papers of a seller, sent by it or filed by an admin, with the day on which they expire. */
export function Documents({ sellerId, documents }: DocumentsProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const sendDelete = useSend(deleteDocument);
  const close = () => setDoing(null);
  const present = documents
    .filter(({ replacedAt }) => replacedAt === null)
    .sort((one, other) => urgencyOf(one) - urgencyOf(other));
  const earlier = documents.filter(({ replacedAt }) => replacedAt !== null);
  const listed = (rows: readonly FiledDocument[]) => (
    <ul className="divide-y divide-hair border-y border-hair">
      {rows.map((document) => (
        <DocumentRow key={document._id} document={document} onDo={setDoing} />
      ))}
    </ul>
  );
  return (
    <Section
      title="Documents"
      action={
        <May permission="change-sellers">
          <ActionButton onClick={() => setDoing({ what: 'file' })}>Add document</ActionButton>
        </May>
      }
    >
      {present.length > 0 ? listed(present) : <Nothing>No documents yet</Nothing>}
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-dense text-ink-muted pointer-coarse:py-3">
            Replaced by newer ones ({earlier.length})
          </summary>
          <div className="mt-2">{listed(earlier)}</div>
        </details>
      )}
      {doing?.what === 'file' && (
        <DocumentDialog sellerId={sellerId} replaced={doing.replaced} onClose={close} />
      )}
      {doing?.what === 'edit' && (
        <DocumentDialog sellerId={sellerId} document={doing.document} onClose={close} />
      )}
      {doing?.what === 'delete' && (
        <ConfirmDialog
          title={`Delete ${nameOfDocument(doing.document)}?`}
          text={
            doing.document.filedBy === ''
              ? 'The seller sent it: it is deleted from the messages too, for both sides. This cannot be undone.'
              : 'It cannot be brought back.'
          }
          action="Delete"
          onConfirm={() => sendDelete({ params: { documentId: doing.document._id } })}
          onClose={close}
        />
      )}
    </Section>
  );
}

type DocumentRowProps = { document: FiledDocument; onDo: (doing: Doing) => void };

function DocumentRow({ document, onDo }: DocumentRowProps) {
  const { title, filedBy, expiresOn, replacedAt, createdAt } = document;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          {title ? <bdi>{title}</bdi> : 'Sent without a description'}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-dense text-ink-muted">
          {replacedAt === null ? (
            expiresOn !== null && <ExpiryState expiresOn={expiresOn} />
          ) : (
            <span>Replaced on {formatDay(replacedAt)}</span>
          )}
          <span>
            {filedBy === '' ? 'Sent by the seller' : <>Filed by {<bdi>{filedBy}</bdi>}</>},{' '}
            {formatDay(createdAt)}
          </span>
        </p>
        <div className="mt-2">
          <DocumentButton document={document} />
        </div>
      </div>
      <May permission="change-sellers">
        <RowMenu
          name={nameOfDocument(document)}
          items={[
            { label: 'Edit', onClick: () => onDo({ what: 'edit', document }) },
            replacedAt === null && {
              label: 'Replace',
              onClick: () => onDo({ what: 'file', replaced: document }),
            },
            {
              label: 'Delete',
              isDangerous: true,
              onClick: () => onDo({ what: 'delete', document }),
            },
          ]}
        />
      </May>
    </li>
  );
}

/** The day is the same wherever it is read: noon is within it. */
function ExpiryState({ expiresOn }: { expiresOn: string }) {
  const { tone, words } = expiries[expiryOn(expiresOn, dayOf(new Date()))];
  return <StatusDot tone={tone}>{words(formatDay(`${expiresOn}T12:00`))}</StatusDot>;
}
