import { withdrawChange } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import type { ReviewedField, SellerChange } from '#contracts/sellers/seller-review.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/seller/profile.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';

/** A field's new value that waits for an admin or was declined, beside the public one. */
export function ReviewedValue({ seller, field }: { seller: Seller; field: ReviewedField }) {
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
