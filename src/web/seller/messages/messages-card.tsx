import { getOwnMessages } from '#contracts/calls/messages.ts';
import type { SellerMessage } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/seller/messages.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';
import { WriteToAdmins } from './write-to-admins.tsx';

/** The messages between the seller and the admins, and a form for the next one, with documents. */
export function MessagesCard() {
  const { site } = useBackOffice();
  const query = useRead(
    getOwnMessages,
    { params: { userId: useUserId() } },
    { refetchInterval: 60_000 },
  );
  const nameOf = ({ author }: SellerMessage) => (author === 'seller' ? texts.you : site.name);
  return (
    <section
      id="messages"
      aria-labelledby="messages-title"
      className="scroll-mt-4 rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="messages-title" className="mb-5 font-semibold">
        {texts.title}
      </h2>
      <WriteToAdmins />
      <QueryState query={query} what={texts.yourMessages} height="6rem">
        {(messages) =>
          messages.length > 0 && (
            <div className="mt-6">
              <MessageList messages={messages} nameOf={nameOf} />
            </div>
          )
        }
      </QueryState>
    </section>
  );
}
