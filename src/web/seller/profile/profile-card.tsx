import { useState } from 'react';
import { withdrawChange } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import type { ReviewedField, SellerChange } from '#contracts/sellers/seller-review.ts';
import { formatPhone } from '#domain/phone.ts';
import { replyTimes } from '#domain/time/reply-time.ts';
import { languages } from '#languages/languages.ts';
import * as texts from '#texts/seller/profile.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { deleteDraft } from '#web/ui/back-office/form/drafts.ts';
import { useDraftKey } from '#web/ui/back-office/form/use-draft-key.ts';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { TestEnquiry } from '../chat-numbers/test-enquiry.tsx';
import { PROFILE_DRAFT, ProfileForm } from './profile-form.tsx';

/** The Profile Information card, shown or being edited. */
export function ProfileCard({ seller }: { seller: Seller }) {
  const [isEditing, setEditing] = useState(false);
  const draftKey = useDraftKey(PROFILE_DRAFT);
  const turn = () => {
    // Cancelled text must not come back with the next edit.
    if (isEditing) deleteDraft(draftKey);
    setEditing(!isEditing);
  };
  return (
    <Panel
      id="profile-information"
      title={texts.information}
      aside={<ActionButton onClick={turn}>{isEditing ? texts.cancel : texts.edit}</ActionButton>}
    >
      {isEditing ? (
        <ProfileForm
          // Another tab's change starts a new form.
          key={seller.version}
          seller={seller}
          onDone={() => setEditing(false)}
        />
      ) : (
        <ProfileView seller={seller} />
      )}
    </Panel>
  );
}

function ProfileView({ seller }: { seller: Seller }) {
  const replies = seller.replyTime === '' ? '' : replyTimes[seller.replyTime];
  const lines: [name: string, value: string, field?: ReviewedField][] = [
    [texts.name, seller.name, 'name'],
    [texts.email, seller.email],
    [texts.indianNumber, formatPhone(seller.INR), 'INR'],
    [texts.dubaiNumber, formatPhone(seller.DXB), 'DXB'],
    [texts.city, seller.city],
    [texts.usuallyReplies, replies],
    [texts.openingHours, seller.openingHours],
    [texts.rupeesPerDirham, String(seller.rupeesPerDirham ?? '')],
    [texts.mailLanguage, languages[seller.language].name],
    [texts.about, seller.description],
  ];
  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <Avatar name={seller.name} image={seller.Image} size={88} />
      <dl className="grid min-w-0 grow grid-cols-1 gap-4 sm:grid-cols-2">
        {lines.map(([name, value, field]) => (
          <div key={name} className={name === texts.about ? 'sm:col-span-2' : undefined}>
            <dt className="text-dense text-ink-muted">{name}</dt>
            <dd>
              <span
                className={value === '' ? 'text-ink-muted' : 'whitespace-pre-line wrap-anywhere'}
              >
                {value === '' ? texts.notSet : <Written>{value}</Written>}
              </span>
              {field && <ReviewedValue seller={seller} field={field} />}
              {(field === 'INR' || field === 'DXB') && (
                <span className="block">
                  <TestEnquiry field={field} number={seller[field]} />
                </span>
              )}
              {name === texts.email && (
                <span className="block">
                  <StatusDot tone={seller.emailConfirmed ? 'good' : 'warn'}>
                    {seller.emailConfirmed ? texts.confirmed : texts.notConfirmed}
                  </StatusDot>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A field's new value that waits for an admin or was declined, beside the public one. */
function ReviewedValue({ seller, field }: { seller: Seller; field: ReviewedField }) {
  const change = seller.changes.find((each) => each.field === field);
  return change ? <Change key={change._id} change={change} /> : null;
}

function Change({ change }: { change: SellerChange }) {
  const { _id, field, value, state, reason } = change;
  const send = useSend(withdrawChange);
  const withdraw = useAction(() => send({ params: { changeId: _id } }));
  const isWaiting = state === 'waiting';
  return (
    <div className="mt-1 text-dense">
      <bdi className="me-2 font-medium wrap-anywhere">
        {field === 'name' ? value : formatPhone(value)}
      </bdi>
      <StatusDot tone={isWaiting ? 'warn' : 'bad'}>
        {isWaiting ? texts.waiting : texts.notAccepted}
      </StatusDot>
      {reason && (
        <span className="block text-ink-soft">
          {texts.reason} <Written>{reason}</Written>
        </span>
      )}
      <button
        type="button"
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined)}
        className="block underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {isWaiting ? texts.withdraw : texts.putAway}
        <span className="sr-only"> {field === 'name' ? value : formatPhone(value)}</span>
      </button>
    </div>
  );
}
