import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Lead } from '#contracts/leads/lead.ts';
import { getReplyTemplates } from '#contracts/leads/template-calls.ts';
import { fillReply, languageOfText, textIn } from '#domain/leads/reply-text.ts';
import { isolate } from '#domain/text/isolate.ts';
import { type Language, languageNames, languages } from '#languages/languages.ts';
import * as texts from '#texts/seller/replies.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { deleteDraft, readDraft, saveDraft } from '#web/ui/back-office/form/drafts.ts';
import { useDraftKey } from '#web/ui/back-office/form/use-draft-key.ts';
import { copyText } from '#web/ui/back-office/second-factor/copy-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useMayWrite, useSelf, useUserId } from '../../use-self.ts';
import { useBeginMove } from '../moves/moves-provider.tsx';
import { replyValues } from './reply-values.ts';
import { ReplyWays } from './reply-ways.tsx';
import { starterTemplates } from './starter-templates.ts';

type ReplyDialogProps = { lead: Lead; onClose: () => void };

/** A reply from a template, which can be changed before it opens in the chat or as a mail. */
export function ReplyDialog({ lead, onClose }: ReplyDialogProps) {
  const id = useId();
  const { data: self } = useSelf();
  const { data: own } = useRead(getReplyTemplates, { params: { userId: useUserId() } });
  const key = useDraftKey(`reply:${lead._id}`);
  const [language, setLanguage] = useState(lead.language);
  const [typed, setTyped] = useState(() => readDraft(key)?.text as string | undefined);
  const begin = useBeginMove();
  const mayWrite = useMayWrite();
  const shop = self ?? { name: '', openingHours: '' };
  const templates = own === undefined || own.length > 0 ? own : starterTemplates;
  const filledIn = (wanted: Language) =>
    templates?.map(({ name, texts: byLanguage }) => {
      const template = textIn(byLanguage, wanted);
      return { name, text: fillReply(template, replyValues(lead, shop, languageOfText(template))) };
    });
  const filled = filledIn(language);
  const others = languageNames.filter(
    (one) => one !== language && templates?.some(({ texts: byLanguage }) => byLanguage[one]),
  );
  const text = typed ?? filled?.[0]?.text ?? '';

  function type(next: string) {
    setTyped(next);
    saveDraft(key, { text: next });
  }

  /** What was not changed by hand is said in the other language. */
  function change(next: Language) {
    const at = filled?.findIndex((template) => template.text === text) ?? -1;
    const same = filledIn(next)?.[at];
    if (same && typed !== undefined) type(same.text);
    setLanguage(next);
  }

  /** A reply begins the talk. */
  function sent() {
    deleteDraft(key);
    if (lead.state === 'NEW' && mayWrite) begin(lead, 'TALKING');
    onClose();
  }

  async function copy() {
    if (await copyText(text)) toasts.success(texts.copied);
  }

  return (
    <DialogFrame
      title={lead.customer?.name ? texts.replyTo(isolate(lead.customer.name)) : texts.reply}
      width="36rem"
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        <div className="flex flex-wrap items-center gap-1.5">
          {filled?.map((template) => (
            <button
              key={template.name}
              type="button"
              aria-pressed={template.text === text}
              className="inline-flex min-h-8 max-w-full cursor-pointer items-center rounded-full border border-line px-3 text-dense hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-deep pointer-coarse:min-h-11"
              onClick={() => type(template.text)}
            >
              <Written className="truncate">{template.name}</Written>
            </button>
          ))}
          {others.map((one) => (
            <ActionButton key={one} look="plain" lang={one} onClick={() => change(one)}>
              {languages[one].name}
            </ActionButton>
          ))}
          <Link
            to={sellerAddresses.replyTemplates}
            className="inline-flex min-h-8 items-center px-2 text-dense text-ink-muted underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {texts.editTemplates}
          </Link>
        </div>
        <label htmlFor={id} className="sr-only">
          {texts.yourReply}
        </label>
        <textarea
          id={id}
          rows={9}
          maxLength={3000}
          dir="auto"
          value={text}
          onChange={(event) => type(event.target.value)}
          className="back-office-input"
        />
        <ReplyWays lead={lead} text={text} onSent={sent} onCopy={copy} />
      </div>
    </DialogFrame>
  );
}
