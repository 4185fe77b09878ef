import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { restoreFromBin } from '#contracts/calls/bin.ts';
import { getSellerRecord, sendPasswordLink } from '#contracts/calls/seller-record.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import type { Seller } from '#contracts/seller.ts';
import type { SellerRecord } from '#contracts/sellers/seller-record.ts';
import { fateOfSeller } from '#domain/fate-of-seller.ts';
import { formatPhone } from '#domain/phone.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { addresses } from '#web/ui/addresses.ts';
import {
  ActingButton,
  ActionButton,
  ActionButtonLink,
} from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';
import { May, useMay } from '../may.tsx';
import { ApprovalState } from './approval-state.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { Documents } from './record/documents.tsx';
import { Decisions, Earlier } from './record/history.tsx';
import { NewEmail } from './record/new-email.tsx';
import { Notes } from './record/notes.tsx';
import { Leads, Reports } from './record/standing.tsx';
import { Tags } from './record/tags.tsx';
import { SellerSecondFactor } from './seller-second-factor.tsx';
import { SupportLogIn } from './support-log-in.tsx';
import type { Decision } from './use-decide.ts';

const ContactDialog = lazyDialog(
  () => import('./record/contact-dialog.tsx'),
  (module) => module.ContactDialog,
);
const DeleteSellerDialog = lazyDialog(
  () => import('./delete-seller.tsx'),
  (module) => module.DeleteSellerDialog,
);
const KeyNumbers = lazyDialog(
  () => import('./record/key-numbers.tsx'),
  (module) => module.KeyNumbers,
);

/** One seller: identity, contacts, whether it may sell, and what admins know of it. */
export default function SellerProfile() {
  const { id = '' } = useParams();
  const query = useRead(getAnySeller, { params: { id } });
  const maySeeRecord = useMay('see-seller-records');
  const record = useRead(getSellerRecord, { params: { sellerId: id } }, { enabled: maySeeRecord });
  const [decision, setDecision] = useState<Decision | 'delete' | null>(null);
  const seller = query.data;
  return (
    <div className="back-office-queue">
      <ScreenHead title={seller?.name ?? 'Seller'}>
        {seller && <HeadButtons seller={seller} onDecide={setDecision} />}
      </ScreenHead>
      <QueryState query={query} what="This seller">
        {(found) => (
          <>
            {found.goneAt !== null && (
              <DeletedNotice seller={found} by={record.data?.deletedBy} goneAt={found.goneAt} />
            )}
            <WaitingValues seller={found} />
            <Facts seller={found} record={record.data} />
            {maySeeRecord && <RecordSections seller={found} query={record} />}
          </>
        )}
      </QueryState>
      {seller && decision === 'delete' && (
        <DeleteSellerDialog seller={seller} onClose={() => setDecision(null)} />
      )}
      {seller && decision && decision !== 'delete' && (
        <DecideDialog seller={seller} decision={decision} onClose={() => setDecision(null)} />
      )}
    </div>
  );
}

type DeletedNoticeProps = { seller: Seller; by: string | null | undefined; goneAt: string };

/** Says of a seller in the bin who deleted it and what becomes of it, and restores it. */
function DeletedNotice({ seller, by, goneAt }: DeletedNoticeProps) {
  const send = useTell(restoreFromBin);
  return (
    <div role="note" className="mb-5 rounded-control bg-bad-soft px-3 py-2.5 text-bad">
      <p>
        {by ? `Deleted by ${isolate(by)}.` : 'Deleted.'} {fateOfSeller(new Date(goneAt))}
      </p>
      <May permission="restore-from-bin">
        <ActingButton className="mt-2" act={() => send({ params: { id: seller._id } })}>
          Restore
        </ActingButton>
      </May>
    </div>
  );
}

type HeadButtonsProps = { seller: Seller; onDecide: (decision: Decision | 'delete') => void };

function HeadButtons({ seller, onDecide }: HeadButtonsProps) {
  return (
    <>
      <May permission="act-for-sellers">
        <SupportLogIn seller={seller} />
      </May>
      <May permission="change-sellers">
        <MergeLink seller={seller} />
      </May>
      <May permission="see-personal-data">
        <Link
          to={adminAddresses.privacy({ seller: seller._id })}
          data-look="line"
          className="back-office-button"
        >
          Privacy
        </Link>
      </May>
      {seller.status && (
        <a
          href={addresses.seller(seller)}
          target="_blank"
          rel="noopener"
          data-look="line"
          className="back-office-button"
        >
          See in the shop
        </a>
      )}
      {seller.goneAt === null && (
        <May permission="erase-personal-data">
          <ActionButton look="danger" onClick={() => onDecide('delete')}>
            Delete
          </ActionButton>
        </May>
      )}
      <May permission="change-sellers">
        {seller.approval === 'pending' && (
          <ActionButton onClick={() => onDecide('decline')}>Decline</ActionButton>
        )}
        {seller.status ? (
          <ActionButton onClick={() => onDecide('deactivate')}>Deactivate</ActionButton>
        ) : (
          <ActionButton look="solid" onClick={() => onDecide('approve')}>
            Approve
          </ActionButton>
        )}
      </May>
    </>
  );
}

type FactsProps = { seller: Seller; record: SellerRecord | undefined };

function Facts({ seller, record }: FactsProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const categories = seller.categories.map(
    ({ name, products }) => `${isolate(name)} (${products})`,
  );
  return (
    <div className="flex flex-col gap-6 md:flex-row md:gap-10">
      <Avatar name={seller.name} image={seller.Image} size={96} />
      <div className="min-w-0 grow">
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Fact name="State">
            <ApprovalState {...seller} />
            {seller.approvalNote && (
              <span className="mt-1 block text-ink-soft">Reason: {seller.approvalNote}</span>
            )}
          </Fact>
          <Fact name="Registered">{formatMoment(seller.createdAt)}</Fact>
          <Fact name="Email">
            <a href={`mailto:${seller.email}`} className="wrap-anywhere hover:underline">
              {seller.email}
            </a>
            <span className="mt-1 block">
              <StatusDot tone={seller.emailConfirmed ? 'good' : 'warn'}>
                {seller.emailConfirmed ? 'Confirmed' : 'Not confirmed'}
              </StatusDot>
            </span>
            {record?.newEmail && <NewEmail seller={seller} newEmail={record.newEmail} />}
          </Fact>
          <Fact name="Phone">{formatPhone(seller.phone)}</Fact>
          <Fact name="Chat number, India">{formatPhone(seller.INR) || 'Not set'}</Fact>
          <Fact name="Chat number, Emirates">{formatPhone(seller.DXB) || 'Not set'}</Fact>
          <Fact name="Password">
            <PasswordLink seller={seller} />
          </Fact>
          <Fact name="Two-step verification">
            <SellerSecondFactor seller={seller} />
          </Fact>
          <Fact name="Products">{formatCount(seller.products)}</Fact>
          <Fact name="Categories">{categories.join(', ') || 'None yet'}</Fact>
          <Fact name="Description" isWide>
            {seller.description || 'None'}
          </Fact>
          {record && (
            <Fact name="Tags" isWide>
              <Tags sellerId={seller._id} tags={record.tags} />
            </Fact>
          )}
        </dl>
        <May permission="change-sellers">
          <ActionButton className="mt-5" onClick={() => setCorrecting(true)}>
            Correct contact data
          </ActionButton>
        </May>
      </div>
      {isCorrecting && <ContactDialog seller={seller} onClose={() => setCorrecting(false)} />}
    </div>
  );
}

/** For a seller that has lost its password: nobody but who reads its mail gets in. */
function PasswordLink({ seller }: { seller: Seller }) {
  const send = useTell(sendPasswordLink);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      Known to the seller alone
      <May permission="change-sellers">
        <ActingButton
          disabled={seller.goneAt !== null}
          act={() => send({ params: { sellerId: seller._id } })}
        >
          Mail a link to a new one
        </ActingButton>
      </May>
    </span>
  );
}

type RecordSectionsProps = { seller: Seller; query: UseQueryResult<SellerRecord> };

/** What admins know of the seller beside its profile. */
function RecordSections({ seller, query }: RecordSectionsProps) {
  return (
    <div className="mt-10 flex flex-col gap-10">
      <QueryState query={query} what="The record of this seller" height="30rem">
        {({ notes, documents, decisions, earlier, leads, reports }) => (
          <>
            <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
              <Documents sellerId={seller._id} documents={documents} />
              <Notes sellerId={seller._id} notes={notes} />
            </div>
            <KeyNumbers seller={seller} />
            <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
              <Leads seller={seller} leads={leads} />
              <Reports seller={seller} reports={reports} />
              <Decisions decisions={decisions} />
              <Earlier earlier={earlier} />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Leads to the screen that makes this account part of another one of the same seller. */
function MergeLink({ seller }: { seller: Seller }) {
  return (
    <ActionButtonLink to={adminAddresses.mergeSeller(seller._id)}>
      Merge with another account…
    </ActionButtonLink>
  );
}

/** Shows what of a seller waits for an admin, with links. */
function WaitingValues({ seller }: { seller: Seller }) {
  const isWaiting = seller.changes.some(({ state }) => state === 'waiting');
  if (!isWaiting && !seller.unread) return null;
  return (
    <div role="note" className="mb-5 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      {isWaiting && (
        <p>
          A new name or chat number waits for you.{' '}
          <Link
            to={adminAddresses.approvalChanges}
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Look at the changes
          </Link>
        </p>
      )}
      {seller.unread && (
        <p>
          This seller has written to you.{' '}
          <Link
            to={adminAddresses.sellerMessages(seller._id)}
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Read the messages
          </Link>
        </p>
      )}
    </div>
  );
}
