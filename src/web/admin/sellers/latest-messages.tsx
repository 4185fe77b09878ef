import type { Seller } from '#contracts/seller.ts';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { useMessages, writerOf } from './use-messages.ts';

/** The latest messages, beside a decision; renders nothing where there are none. */
export function LatestMessages({ seller }: { seller: Seller }) {
  const { data = [] } = useMessages(seller._id);
  if (data.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-dense font-medium">What was written so far</h3>
      <section
        aria-label="What was written so far"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-56 overflow-y-auto"
      >
        <MessageList messages={data} nameOf={writerOf} />
      </section>
    </div>
  );
}
