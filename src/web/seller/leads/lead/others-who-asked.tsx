import { useState } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import { getLeads } from '#contracts/leads/lead-calls.ts';
import { fillReply, soldReply, wordsFor } from '#domain/leads/reply-text.ts';
import * as texts from '#texts/seller/lead.tsx';
import * as replies from '#texts/seller/replies.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useSelf, useUserId } from '../../use-self.ts';
import { isSoldMeanwhile, shopperOf } from '../lead-words.ts';
import { useChangeMany } from '../moves/use-change-many.ts';
import { replyValues } from '../replies/reply-values.ts';
import { ReplyWays } from '../replies/reply-ways.tsx';

/** Of a won lead: how many others wait for the piece that it has got, and a dialog that answers and closes them. */
export function OthersWhoAsked({ lead }: { lead: Lead }) {
  const productId = lead.pieces.find(({ holds }) => holds)?.productId ?? null;
  if (lead.state !== 'WON' || productId === null) return null;
  return <OthersOf productId={productId} />;
}

function OthersOf({ productId }: { productId: string }) {
  const params = { userId: useUserId() };
  const { data = [] } = useRead(getLeads, { params, query: { productId, limit: 100 } });
  const [answered, setAnswered] = useState<readonly Lead[] | null>(null);
  const waiting = data.filter((lead) => isSoldMeanwhile(lead) && !lead.isJunk);
  return (
    <>
      {waiting.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-dense font-medium text-warn">{texts.othersWait(waiting.length)}</p>
          <ActionButton onClick={() => setAnswered(waiting)}>{texts.answerOthers}</ActionButton>
        </div>
      )}
      {answered && <AnswerOthers leads={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}

type AnswerOthersProps = { leads: readonly Lead[]; onClose: () => void };

/** The answer to each, in the language that it asked in, and one press that closes all of them. */
function AnswerOthers({ leads, onClose }: AnswerOthersProps) {
  const { data: shop = { name: '', openingHours: '' } } = useSelf();
  const { lose } = useChangeMany();
  const close = useAction(async () => {
    await lose(leads, 'NOT_AVAILABLE');
    onClose();
  });
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.success(replies.copied),
      () => toasts.failure(replies.copyFailed),
    );
  return (
    <DialogFrame
      title={texts.answerOthers}
      description={texts.answerOthersText}
      width="36rem"
      onClose={onClose}
    >
      <ul className="min-h-0 divide-y divide-hair overflow-y-auto px-5 md:px-6">
        {leads.map((lead) => {
          const template = soldReply(lead.language);
          const text = fillReply(template, replyValues(lead, shop, wordsFor(template)));
          return (
            <li key={lead._id} className="flex flex-col gap-2.5 py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <Written className="font-medium">{shopperOf(lead)}</Written>
                <span className="text-dense text-ink-muted tabular-nums">{lead.reference}</span>
              </p>
              <p
                className="border-s-2 border-hair ps-3 text-dense whitespace-pre-line wrap-anywhere"
                dir="auto"
                lang={lead.language}
              >
                {text}
              </p>
              <ReplyWays lead={lead} text={text} onSent={() => {}} onCopy={() => copy(text)} />
            </li>
          );
        })}
      </ul>
      <div className="border-t border-hair px-5 py-4 md:px-6">
        <ActionButton
          look="solid"
          className="w-full"
          busy={close.isPending && texts.closing}
          onClick={() => close.mutate(undefined)}
        >
          {texts.closeOthers(leads.length)}
        </ActionButton>
      </div>
    </DialogFrame>
  );
}
