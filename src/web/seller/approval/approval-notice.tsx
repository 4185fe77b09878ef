import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { writeToAdmins } from '#contracts/calls/messages.ts';
import type { Seller } from '#contracts/seller.ts';
import * as texts from '#texts/seller/approval.tsx';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { readPreference, savePreference } from '#web/ui/back-office/preferences.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Written } from '#web/ui/written.tsx';
import { useMay } from '../use-own-account.ts';
import { useSelf } from '../use-self.ts';
import { stateOf } from './approval-states.ts';

/**
 * Shows the account's state and its reason on every screen. The note of an approval can be closed,
 * and is shown only until there is a product; all others stay as long as they apply.
 */
export function ApprovalNotice() {
  const { data: self } = useSelf();
  if (!self) return null;
  if (self.approval === 'approved') return <Approved key={self._id} self={self} />;
  return <Standing self={self} />;
}

const looks = { warn: 'bg-warn-soft text-warn', bad: 'bg-bad-soft text-bad' };

function Standing({ self }: { self: Seller }) {
  const may = useMay();
  const look = self.approval === 'pending' ? looks.warn : looks.bad;
  return (
    <div role="status" className={classNames('border-b border-hair px-4 py-3 md:px-8', look)}>
      <p>
        {stateOf(self).text}
        <Reason self={self} />
      </p>
      {may(writeToAdmins) && (
        <p className="mt-1">
          <Link
            to={sellerAddresses.messages}
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {self.approval === 'pending' ? texts.writeToAdmins : texts.answerAdmins}
          </Link>
        </p>
      )}
    </div>
  );
}

function Approved({ self }: { self: Seller }) {
  const name = `seen-approval-${self._id}`;
  const [isSeen, setSeen] = useState(() => readPreference(name) !== null);
  // Only a recent approval is shown: other sellers have been active for long.
  if (isSeen || self.products > 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-4 border-b border-hair bg-accent-soft px-4 py-2.5 text-accent-deep md:px-8"
    >
      <p className="grow py-1">
        {stateOf(self).text}
        <Reason self={self} />
      </p>
      <IconButton
        label={texts.putAway}
        onClick={() => {
          savePreference(name, 'seen', '/seller');
          setSeen(true);
        }}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Reason({ self }: { self: Seller }) {
  if (!self.approvalNote) return null;
  return (
    <span className="block text-ink">
      <span className="font-medium">
        {self.approval === 'approved' ? texts.note : texts.reason}
      </span>{' '}
      <Written>{self.approvalNote}</Written>
    </span>
  );
}
