import { X } from 'lucide-react';
import { useState } from 'react';
import type { Approval, Seller } from '#contracts/seller.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/office/office-button.tsx';
import { useSelf } from './use-self.ts';

const told: Record<Approval, string> = {
  pending: '',
  approved: 'Your account has been approved. You can now add products.',
  declined: 'Your account has not been approved.',
  deactivated: 'Your account has been deactivated. Shoppers do not see your products.',
};

/** Tells across every screen how the account was decided on, and why, until it is put away. */
export function ApprovalNotice() {
  const { data: self } = useSelf();
  if (!self || self.approval === 'pending') return null;
  return <Notice key={`${self._id} ${self.approval} ${self.approvalNote}`} self={self} />;
}

function Notice({ self }: { self: Seller }) {
  const key = `seenApproval:${self._id}`;
  const state = `${self.approval} ${self.approvalNote}`;
  const [isSeen, setSeen] = useState(() => readSeen(key) === state);
  const isGood = self.approval === 'approved';
  // Only what was decided lately is news: everybody else has been at work for long.
  if (isSeen || (isGood && self.products > 0)) return null;
  return (
    <div
      role="status"
      className={classNames(
        'flex items-start gap-4 border-b px-4 py-2.5 md:px-8',
        isGood ? 'border-hair bg-accent-soft text-accent-deep' : 'border-hair bg-bad-soft text-bad',
      )}
    >
      <p className="grow py-1">
        {told[self.approval]}
        {self.approvalNote && (
          <span className="block text-ink">
            <span className="font-medium">Reason:</span> {self.approvalNote}
          </span>
        )}
      </p>
      <IconButton
        label="Put this away"
        onClick={() => {
          keepSeen(key, state);
          setSeen(true);
        }}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function readSeen(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepSeen(key: string, state: string): void {
  try {
    localStorage.setItem(key, state);
  } catch {
    // Storage may be full or forbidden: it is then told again.
  }
}
