import { useFormContext } from 'react-hook-form';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import {
  type MadeWebhook,
  type Webhook,
  webhookEvents,
  webhookInputs,
} from '#contracts/webhook.ts';
import * as texts from '#texts/back-office/webhooks.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/form-fields.tsx';
import { useSend, useTell } from '../use-call.ts';

type WebhookDialogProps = {
  /** What is changed; a new one without it. */
  webhook?: Webhook;
  onMade?: (webhook: MadeWebhook) => void;
  onClose: () => void;
};

/** Says where a program is told, and of what. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const { role } = useBackOffice();
  const calls = webhookCalls[role.role];
  const add = useSend(calls.addWebhook);
  const edit = useTell(calls.editWebhook);
  return (
    <FormDialog
      title={webhook ? texts.editTitle : texts.addTitle}
      schema={webhookInputs[role.role]}
      defaults={webhook ? { url: webhook.url, events: webhook.events } : { url: '', events: [] }}
      submit={webhook ? texts.save : texts.add}
      width="32rem"
      onSubmit={async (body) => {
        if (webhook) return edit({ params: { webhookId: webhook._id }, body });
        const { data } = await add({ body });
        return onMade?.(data);
      }}
      onClose={onClose}
    >
      <TextField
        name="url"
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        dir="ltr"
        autoComplete="off"
      />
      <EventsField events={webhookEvents[role.role]} />
    </FormDialog>
  );
}

function EventsField({ events }: { events: readonly (keyof typeof texts.events)[] }) {
  const { register, formState } = useFormContext();
  const problem = formState.errors.events?.message;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{texts.toldOf}</legend>
      {typeof problem === 'string' && (
        <p role="alert" className="text-dense text-bad">
          {problem}
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {events.map((event) => (
          <label
            key={event}
            className="flex min-h-9 cursor-pointer items-start gap-2 py-1.5 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="back-office-check mt-0.5"
              value={event}
              {...register('events')}
            />
            <span>{texts.events[event]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
