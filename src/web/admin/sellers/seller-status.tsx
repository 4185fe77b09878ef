import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useMay } from '../may.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { statusProblem, useDecide } from './use-decide.ts';

/**
 * Active or Inactive, changed by a press. Deactivating asks for a reason, and activating asks where
 * the e-mail is not confirmed.
 */
export function SellerStatusButton({ seller }: { seller: Seller }) {
  const decide = useDecide();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = seller.status ? 'Active' : 'Inactive';
  const tone = seller.status ? 'good' : 'bad';
  const mayChange = useMay('change-sellers');

  async function activate() {
    setBusy(true);
    setProblem(null);
    await decide(seller, 'approve', '').catch((error) => setProblem(statusProblem(error)));
    setBusy(false);
  }

  if (!mayChange) return <StatusDot tone={tone}>{words}</StatusDot>;
  return (
    <div>
      <ActionButton
        className="min-w-28"
        busy={isBusy && 'Updating...'}
        aria-label={isBusy ? undefined : `${words}: ${seller.name}`}
        title={seller.status ? 'Deactivate' : 'Activate'}
        onClick={seller.status || !seller.emailConfirmed ? () => setAsking(true) : activate}
      >
        <StatusDot tone={tone}>{words}</StatusDot>
      </ActionButton>
      {problem && (
        <p role="alert" className="mt-1 max-w-48 text-fine text-bad">
          {problem}
        </p>
      )}
      {isAsking && (
        <DecideDialog
          seller={seller}
          decision={seller.status ? 'deactivate' : 'approve'}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
