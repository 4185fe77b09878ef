import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import { getLeads } from '#contracts/leads/lead-calls.ts';
import { fillReply, languageOfText, soldReply } from '#domain/leads/reply-text.ts';
import * as texts from '#texts/seller/lead.tsx';
import * as replies from '#texts/seller/replies.tsx';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { copyText } from '#web/ui/back-office/second-factor/copy-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useSelf, useUserId } from '../../use-self.ts';
import { isSoldMeanwhile, shopperOf } from '../lead-words.ts';
import { useChangeMany } from '../moves/use-change-many.ts';
import { replyValues } from '../replies/reply-values.ts';
import { ReplyWays } from '../replies/reply-ways.tsx';

/** Of a won lead: how many others wait for the product that it has got, and a dialog that answers and closes them. */
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

/**
 * One after the other, the answer to each in the language that it asked in: the press that opens the chat or the mail
 * closes the enquiry, too, so that those answered are remembered, and the next comes. Where the marketplace has to be asked
 * who it was, the next comes as well, and the enquiry waits. One more press closes the rest.
 */
function AnswerOthers({ leads, onClose }: AnswerOthersProps) {
  const { data: shop = { name: '', openingHours: '' } } = useSelf();
  const { lose } = useChangeMany();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const rest = leads.filter(({ _id }) => !done.has(_id));
  const lead = rest[at % Math.max(rest.length, 1)];
  async function close() {
    await lose(rest, 'NOT_AVAILABLE');
    onClose();
  }

  if (lead === undefined) return null;
  const { _id: leadId } = lead;
  const template = soldReply(lead.language);
  const text = fillReply(template, replyValues(lead, shop, languageOfText(template)));

  /** Who was answered is closed; where that is refused it is said, and the enquiry waits still. */
  function answered() {
    void lose(
      leads.filter(({ _id }) => _id === leadId),
      'NOT_AVAILABLE',
    );
    setDone(new Set([...done, leadId]));
    if (rest.length === 1) onClose();
  }
  async function copy() {
    if (!(await copyText(text))) return;
    toasts.success(replies.copied);
    answered();
  }

  return (
    <DialogFrame
      title={texts.answerOthers}
      description={texts.answerOthersText}
      width="36rem"
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-4 md:px-6">
        <p role="status" className="text-dense text-ink-muted tabular-nums">
          {texts.answerOf({ now: done.size + 1, all: leads.length })}
          {done.size > 0 && (
            <span className="ms-3 inline-flex items-center gap-1 text-accent-deep">
              <Check size={14} aria-hidden="true" />
              {texts.answeredSoFar(done.size)}
            </span>
          )}
        </p>
        <div key={lead._id} className="mt-3 flex flex-col gap-2.5 pb-4">
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
          <ReplyWays
            lead={lead}
            text={text}
            onSent={answered}
            onCopy={copy}
            onAsked={() => setAt(at + 1)}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-hair px-5 py-4 md:px-6 [&>*]:grow">
        {rest.length > 1 && (
          <ActionButton look="plain" onClick={() => setAt(at + 1)}>
            {texts.answerLater}
          </ActionButton>
        )}
        <ActingButton act={close}>{texts.closeOthers(rest.length)}</ActingButton>
      </div>
    </DialogFrame>
  );
}
