import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { resendConfirmation } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import { isReachable } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/approval.tsx';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { ChatNumbersDialog } from '../chat-numbers/chat-numbers-dialog.tsx';
import { isNumberWaiting } from '../chat-numbers/is-number-waiting.ts';

/**
 * The steps left between registration and the first product in the shop; nothing once all are done, or the
 * account is deleted.
 */
export function NextSteps({ seller }: { seller: Seller }) {
  const [isAsking, setAsking] = useState(false);
  const hasNumber = isReachable(seller) || isNumberWaiting(seller);
  const hasSold = seller.status && seller.products > 0;
  if (seller.goneAt !== null || (seller.emailConfirmed && hasNumber && hasSold)) return null;
  return (
    <section
      aria-labelledby="next-steps"
      className="mb-5 rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="next-steps" className="mb-4 font-semibold">
        {texts.nextSteps}
      </h2>
      <ol className="flex flex-col gap-4">
        <Step isDone={seller.emailConfirmed} title={texts.confirmEmail}>
          <ConfirmStep email={seller.email} />
        </Step>
        <Step isDone={hasNumber} title={texts.giveNumbers}>
          <p className="text-ink-soft">{texts.enquireByChat}</p>
          <ActionButton className="mt-2" onClick={() => setAsking(true)}>
            {texts.addNumbers}
          </ActionButton>
        </Step>
        <Step isDone={seller.status} title={texts.beApproved}>
          <p className="text-ink-soft">{approvalSteps[seller.approval]}</p>
        </Step>
        <Step isDone={hasSold} title={texts.addFirstProduct}>
          <p className="text-ink-soft">
            {seller.status
              ? texts.photographPiece(
                  <Link
                    to={sellerAddresses.products()}
                    className="text-ink underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {texts.goToProducts}
                  </Link>,
                )
              : texts.seenOnceApproved}
          </p>
        </Step>
      </ol>
      {isAsking && <ChatNumbersDialog seller={seller} onClose={() => setAsking(false)} />}
    </section>
  );
}

const approvalSteps: Record<Seller['approval'], string> = {
  pending: texts.pendingStep,
  approved: '',
  declined: texts.declinedStep,
  deactivated: texts.deactivatedStep,
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
          {isDone && <span className="sr-only"> {texts.stepDone}</span>}
        </p>
        {!isDone && <div className="mt-0.5">{children}</div>}
      </div>
    </li>
  );
}

function ConfirmStep({ email }: { email: string }) {
  const resend = useTell(resendConfirmation);
  return (
    <>
      <p className="text-ink-soft">
        {texts.openMailedLink(<bdi className="wrap-anywhere text-ink">{email}</bdi>)}
      </p>
      <ActingButton className="mt-2" act={() => resend({})}>
        {texts.sendLinkAgain}
      </ActingButton>
    </>
  );
}
