import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { isReachable } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/chat-numbers.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { readPreference, savePreference } from '#web/ui/back-office/preferences.ts';
import { LazyChatNumbersDialog } from './lazy-chat-numbers-dialog.ts';

/**
 * Asks a new seller for chat numbers from the first log-in on, until one is given or the request is
 * postponed.
 */
export function AskForNumbers({ seller }: { seller: Seller }) {
  const name = `asked-numbers-${seller._id}`;
  const [isLater, setLater] = useState(() => readPreference(name) !== null);
  const [isOpen, setOpen] = useState(false);
  if (seller.status || isReachable(seller) || (isLater && !isOpen)) return null;
  return (
    <section
      aria-labelledby="ask-numbers"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-hair bg-panel px-4 py-3.5"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id="ask-numbers" className="font-medium">
          {texts.title}
        </h2>
        <p className="text-ink-soft">{texts.text}</p>
      </div>
      <div className="flex gap-2">
        <ActionButton
          look="plain"
          onClick={() => {
            savePreference(name, 'later', '/seller');
            setLater(true);
          }}
        >
          {texts.later}
        </ActionButton>
        <ActionButton look="solid" onClick={() => setOpen(true)}>
          {texts.add}
        </ActionButton>
      </div>
      {isOpen && <LazyChatNumbersDialog seller={seller} onClose={() => setOpen(false)} />}
    </section>
  );
}
