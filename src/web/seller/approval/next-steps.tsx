import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { resendConfirmation } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import { isReachable } from '#domain/chat-link.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { ChatNumbersDialog } from '../chat-numbers/chat-numbers-dialog.tsx';
import { isNumberWaiting } from '../chat-numbers/is-number-waiting.ts';

/**
 * The steps left between registration and the first product in the shop; nothing once all are done.
 */
export function NextSteps({ seller }: { seller: Seller }) {
  const [isAsking, setAsking] = useState(false);
  const hasNumber = isReachable(seller) || isNumberWaiting(seller);
  const hasSold = seller.status && seller.products > 0;
  if (seller.emailConfirmed && hasNumber && hasSold) return null;
  return (
    <section
      aria-labelledby="next-steps"
      className="mb-5 rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="next-steps" className="mb-4 font-semibold">
        What comes next
      </h2>
      <ol className="flex flex-col gap-4">
        <Step isDone={seller.emailConfirmed} title="Confirm your email">
          <ConfirmStep email={seller.email} />
        </Step>
        <Step isDone={hasNumber} title="Say where shoppers reach you">
          <p className="text-ink-soft">Shoppers enquire by chat, on a number of yours.</p>
          <ActionButton className="mt-2" onClick={() => setAsking(true)}>
            Add your chat numbers
          </ActionButton>
        </Step>
        <Step isDone={seller.status} title="Be approved by an admin">
          <p className="text-ink-soft">{approvalStep[seller.approval]}</p>
        </Step>
        <Step isDone={hasSold} title="Add your first product">
          <p className="text-ink-soft">
            {seller.status ? (
              <>
                Photograph a piece and put it in the shop:{' '}
                <Link
                  to={sellerAddresses.products()}
                  className="text-ink underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  go to your products
                </Link>
              </>
            ) : (
              'Once you are approved, shoppers see what you add at once.'
            )}
          </p>
        </Step>
      </ol>
      {isAsking && <ChatNumbersDialog seller={seller} onClose={() => setAsking(false)} />}
    </section>
  );
}

const approvalStep: Record<Seller['approval'], string> = {
  pending:
    'We look at every registration, and tell you by mail what we decided. Until then you can fill in your profile and write to us.',
  approved: '',
  declined: 'Not yet: see the reason above, put it right and answer us below.',
  deactivated: 'Not any more: see the reason above, and answer us below.',
};

type StepProps = { isDone: boolean; title: string; children: ReactNode };

function Step({ isDone, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={
          isDone
            ? 'mt-px flex size-5 shrink-0 items-center justify-center rounded-full bg-accent text-paper'
            : 'mt-px size-5 shrink-0 rounded-full border border-field'
        }
      >
        {isDone && <Check size={13} />}
      </span>
      <div className="min-w-0">
        <p className={isDone ? 'text-ink-muted' : 'font-medium'}>
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </p>
        {!isDone && <div className="mt-0.5">{children}</div>}
      </div>
    </li>
  );
}

function ConfirmStep({ email }: { email: string }) {
  const resend = useSend(resendConfirmation);
  const sendAgain = useAction(async () => toasts.success((await resend({})).message));
  return (
    <>
      <p className="text-ink-soft">
        Open the link that we mailed to <bdi className="wrap-anywhere text-ink">{email}</bdi>.
      </p>
      <ActionButton
        className="mt-2"
        busy={sendAgain.isPending && 'Sending...'}
        onClick={() => sendAgain.mutate(undefined)}
      >
        Send the link again
      </ActionButton>
    </>
  );
}
