import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { decideSellerChange, getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import type { ReviewedField, WaitingChange } from '#contracts/sellers/seller-review.ts';
import { formatPhone } from '#domain/phone.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { May } from '../may.tsx';
import { WithReason } from '../sellers/decide-dialog.tsx';

const fields: Record<ReviewedField, string> = {
  name: 'Name',
  INR: 'Chat number, India',
  DXB: 'Chat number, Emirates',
};

const whatOf = ({ field, seller }: WaitingChange) => `${fields[field]} of ${isolate(seller.name)}`;

const shownAs = ({ field }: WaitingChange, value: string) =>
  field === 'name' ? value : formatPhone(value);

const columns: CallColumn<typeof getAllSellerChanges>[] = [
  {
    key: 'profile',
    title: 'Profile',
    width: '4.5rem',
    card: 'picture',
    cell: (row) => <Avatar name={row.seller.name} image={row.seller.Image} size={36} />,
  },
  {
    key: 'seller',
    title: 'Seller',
    card: 'title',
    cell: (row) => <bdi className="font-medium">{row.seller.name}</bdi>,
  },
  { key: 'field', title: 'What', cell: (row) => fields[row.field] },
  {
    key: 'change',
    title: 'Old and new',
    card: 'text',
    cell: (row) => <OldAndNew change={row} />,
  },
  { key: 'createdAt', title: 'Since', cell: (row) => formatMoment(row.createdAt) },
];

/**
 * New names and chat numbers of approved sellers: shoppers see the old ones until they are
 * accepted.
 */
export default function Changes() {
  const list = useList(getAllSellerChanges, { columns, pageSize: 10 });
  const decide = useTell(decideSellerChange);
  const [declining, setDeclining] = useState<WaitingChange | null>(null);
  const accept = (row: WaitingChange) =>
    decide({ params: { changeId: row._id }, body: { accept: true } }).catch((error) => {
      toasts.failure(messageOf(error));
      void list.query.refetch();
    });
  return (
    <ListPage
      title="Changes"
      text="New names and chat numbers of approved sellers. Shoppers see the old ones until you accept."
      noun="changes"
      id="seller-changes"
      list={list}
      numbers={adminPages}
      nameOf={whatOf}
      linkOf={(row) => adminAddresses.sellerProfile(row.seller._id)}
      empty={{
        title: 'No changes wait',
        text: 'New names and chat numbers of approved sellers appear here.',
      }}
      actions={(row) => (
        <May permission="change-sellers">
          <ActionButton data-stays="" onClick={() => setDeclining(row)}>
            Decline
            <span className="sr-only"> {whatOf(row)}</span>
          </ActionButton>
          <ActionButton data-stays="" look="solid" onClick={() => accept(row)}>
            Accept
            <span className="sr-only"> {whatOf(row)}</span>
          </ActionButton>
        </May>
      )}
    >
      {declining && (
        <DeclineChangeDialog
          changeId={declining._id}
          what={whatOf(declining)}
          onClose={() => setDeclining(null)}
        />
      )}
    </ListPage>
  );
}

function OldAndNew({ change }: { change: WaitingChange }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="sr-only">Old: </span>
      <bdi className="text-ink-muted wrap-anywhere">
        {change.present ? shownAs(change, change.present) : 'None'}
      </bdi>
      <ArrowRight size={14} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="sr-only">, new: </span>
      <bdi className="font-medium wrap-anywhere">{shownAs(change, change.value)}</bdi>
    </span>
  );
}

type DeclineChangeDialogProps = {
  changeId: string;
  /** The change, such as 'Name of Khor Meridian'. */
  what: string;
  onClose: () => void;
};

/** Declines a change and tells the seller why, by mail and in its back office. */
function DeclineChangeDialog({ changeId, what, onClose }: DeclineChangeDialogProps) {
  const decide = useTell(decideSellerChange);
  return (
    <FormDialog
      title={`Decline: ${what}`}
      schema={WithReason}
      defaults={{ reason: '' }}
      draftKey={`decline-change:${changeId}`}
      submit="Decline"
      onSubmit={async ({ reason }) => {
        const body = { accept: false, reason };
        await decide({ params: { changeId }, body });
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Shoppers go on seeing what they see now. The seller is told by mail, with your reason.
      </p>
      <TextAreaField name="reason" label="Reason" rows={3} maxLength={500} />
    </FormDialog>
  );
}
