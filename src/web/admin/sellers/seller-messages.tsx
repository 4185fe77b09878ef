import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router';
import { MessageInput } from '#contracts/seller-message.ts';
import { isolate } from '#domain/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { sellerLists } from './seller-lists.ts';
import { SellerTabs } from './seller-tabs.tsx';
import { useMessages, writerOf } from './use-messages.ts';
import { useSeller } from './use-seller.ts';

/** The messages between a seller and the admins, with documents, and a form for the next one. */
export default function SellerMessages() {
  const { id = '' } = useParams();
  const seller = useSeller(id).data;
  const query = useMessages(id);
  const write = useWrite(sellerLists);
  const markRead = () =>
    write(`/admin/read-messages/${id}`, { method: 'PUT' }).then(() =>
      toasts.success('Marked as read'),
    );
  return (
    <>
      <ScreenHead title={`Messages of ${isolate(seller?.name ?? '')}`}>
        {seller?.unread && <ActionButton onClick={markRead}>Mark as read</ActionButton>}
      </ScreenHead>
      <SellerTabs id={id} />
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <QueryState query={query} what="The messages">
          {(messages) =>
            messages.length === 0 ? (
              <p className="border-y border-hair py-12 text-center text-ink-muted">
                Nothing has been written yet.
              </p>
            ) : (
              <MessageList messages={messages} nameOf={writerOf} />
            )
          }
        </QueryState>
        <WriteForm key={id} sellerId={id} />
      </div>
    </>
  );
}

function WriteForm({ sellerId }: { sellerId: string }) {
  const write = useWrite(sellerLists);
  const { form, submit, problem } = useDraftForm({
    schema: MessageInput,
    defaults: { text: '' },
    draftKey: `message-to:${sellerId}`,
  });
  const send = submit(async (body) => {
    await write(`/admin/write-to-seller/${sellerId}`, { method: 'POST', body });
    toasts.success('Message sent');
    form.reset();
  });
  return (
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="flex flex-col gap-4">
        <TextAreaField
          name="text"
          label="Write to the seller"
          rows={5}
          maxLength={4000}
          hint="The seller reads it on its screen and by mail, and can answer with documents."
        />
        <FormProblem>{problem?.message}</FormProblem>
        <ActionButton
          type="submit"
          look="solid"
          className="self-start"
          busy={form.formState.isSubmitting && 'Sending...'}
        >
          Send
        </ActionButton>
      </PrivateForm>
    </FormProvider>
  );
}
