import { useParams } from 'react-router';
import { getMessagesOf, markMessagesRead, writeToSeller } from '#contracts/calls/messages.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { MessageForm } from '#web/ui/back-office/messages/message-form.tsx';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** The messages between a seller and the admins, with documents, and a form for the next one. */
export default function SellerMessages() {
  const { id = '' } = useParams();
  const seller = useRead(getAnySeller, { params: { id } }).data;
  const query = useRead(getMessagesOf, { params: { sellerId: id } });
  const sendRead = useTell(markMessagesRead);
  const write = useSend(writeToSeller);
  const mayAnswer = useMay('answer-messages');
  return (
    <>
      <ScreenHead title={`Messages of ${isolate(seller?.name ?? '')}`}>
        {mayAnswer && seller?.unread && (
          <ActingButton act={() => sendRead({ params: { sellerId: id } })}>
            Mark as read
          </ActingButton>
        )}
      </ScreenHead>
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <QueryState query={query} what="The messages">
          {(messages) =>
            messages.length === 0 ? (
              <p className="border-y border-hair py-12 text-center text-ink-muted">
                Nothing has been written yet.
              </p>
            ) : (
              <MessageList messages={messages} />
            )
          }
        </QueryState>
        {mayAnswer && (
          <MessageForm
            key={id}
            label="Write to the seller"
            rows={5}
            hint="The seller reads it on its screen and by mail, and can answer with documents."
            draftKey={`message-to:${id}`}
            send={(body) => write({ params: { sellerId: id }, body })}
          />
        )}
      </div>
    </>
  );
}
