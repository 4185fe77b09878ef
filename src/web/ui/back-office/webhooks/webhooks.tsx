import { Webhook as Mark } from 'lucide-react';
import { useState } from 'react';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import type { MadeWebhook, Webhook, WebhookDelivery } from '#contracts/webhook.ts';
import * as texts from '#texts/back-office/webhooks.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { formatAgo, formatMoment } from '../formats.ts';
import { NothingYet } from '../nothing-yet.tsx';
import { QueryState } from '../query-state.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { StatusDot } from '../status-dot.tsx';
import { useAction, useRead, useTell } from '../use-call.ts';

const WebhookDialog = lazyDialog(
  () => import('./webhook-dialog.tsx'),
  (module) => module.WebhookDialog,
);
const SecretDialog = lazyDialog(
  () => import('../api-keys/secret-dialog.tsx'),
  (module) => module.SecretDialog,
);

/** Where programs are told of what happens in a shop, or in the marketplace. */
export function Webhooks({ isReadOnly }: { isReadOnly: boolean }) {
  const { role } = useBackOffice();
  const query = useRead(webhookCalls[role.role].getWebhooks, {});
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <>
      <ScreenHead title={texts.title} text={texts.text}>
        {!isReadOnly && (
          <ActionButton look="solid" onClick={() => setAdding(true)}>
            <Mark size={15} aria-hidden="true" />
            {texts.add}
          </ActionButton>
        )}
      </ScreenHead>
      <QueryState query={query} what={texts.title} height="12rem">
        {(webhooks) =>
          webhooks.length === 0 ? (
            <NothingYet title={texts.none} text={texts.noneText} />
          ) : (
            <ul aria-label={texts.title} className="divide-y divide-hair border-y border-hair">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook._id} webhook={webhook} isReadOnly={isReadOnly} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isAdding && <WebhookDialog onMade={setMade} onClose={() => setAdding(false)} />}
      {made !== null && (
        <SecretDialog
          title={texts.secretTitle}
          text={texts.secretText}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}

type WebhookRowProps = { webhook: Webhook; isReadOnly: boolean };

function WebhookRow({ webhook, isReadOnly }: WebhookRowProps) {
  const { role } = useBackOffice();
  const calls = webhookCalls[role.role];
  const edit = useTell(calls.editWebhook);
  const remove = useTell(calls.deleteWebhook);
  const [open, setOpen] = useState<'edit' | 'delete' | 'deliveries' | null>(null);
  const { _id: webhookId, url, events, state, failingSince } = webhook;
  const turn = useAction((isOn: boolean) => edit({ params: { webhookId }, body: { isOn } }));
  const isOn = state === 'on';
  const isFailing = isOn && failingSince !== null;
  const tone = isFailing ? 'warn' : isOn ? 'good' : state === 'off' ? 'quiet' : 'bad';
  const close = () => setOpen(null);
  return (
    <li data-row={webhookId} className="py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <h2 className="font-medium wrap-anywhere">
            <bdi dir="ltr">{url}</bdi>
          </h2>
          <p className="text-dense">
            <StatusDot tone={tone}>
              {isFailing ? texts.failingSince(formatAgo(failingSince)) : texts.states[state]}
            </StatusDot>
          </p>
          <p className="mt-0.5 text-fine text-ink-muted">
            {events.map((event) => texts.events[event as keyof typeof texts.events]).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <ActionButton
            aria-expanded={open === 'deliveries'}
            onClick={() => setOpen(open === 'deliveries' ? null : 'deliveries')}
          >
            {texts.deliveries}
          </ActionButton>
          {!isReadOnly && (
            <>
              <ActionButton disabled={turn.isPending} onClick={() => turn.mutate(!isOn)}>
                {isOn ? texts.turnOff : texts.turnOn}
              </ActionButton>
              <ActionButton onClick={() => setOpen('edit')}>{texts.edit}</ActionButton>
              <ActionButton look="plain" onClick={() => setOpen('delete')}>
                {texts.remove}
              </ActionButton>
            </>
          )}
        </div>
      </div>
      {open === 'deliveries' && (
        <Deliveries webhookId={webhookId} mayResend={!isReadOnly && isOn} />
      )}
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          action={texts.remove}
          onConfirm={() => remove({ params: { webhookId } })}
          onClose={close}
        />
      )}
    </li>
  );
}

const tones = { waiting: 'warn', arrived: 'good', failed: 'bad' } as const;

type DeliveriesProps = { webhookId: string; mayResend: boolean };

/** The last deliveries of a webhook: what was answered, how long it took, and "Send again". */
function Deliveries({ webhookId, mayResend }: DeliveriesProps) {
  const { role } = useBackOffice();
  const calls = webhookCalls[role.role];
  const query = useRead(calls.getDeliveries, { params: { webhookId } });
  const again = useTell(calls.sendAgain);
  const resend = useAction((deliveryId: string) => again({ params: { deliveryId } }));
  return (
    <div className="mt-3 rounded-panel bg-ground px-4">
      <QueryState query={query} what={texts.deliveries} height="6rem">
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="py-4 text-dense text-ink-muted">{texts.noDeliveries}</p>
          ) : (
            <ul className="divide-y divide-hair">
              {deliveries.map((delivery) => (
                <li
                  key={delivery._id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-dense"
                >
                  <StatusDot tone={tones[delivery.state]}>
                    {texts.deliveryStates[delivery.state]}
                  </StatusDot>
                  <span className="min-w-0 grow basis-52 wrap-anywhere">
                    {texts.events[delivery.event as keyof typeof texts.events]}{' '}
                    <code dir="ltr" className="text-fine text-ink-muted">
                      {delivery.subjectId}
                    </code>
                    <span className="block text-fine text-ink-muted">{factsOf(delivery)}</span>
                  </span>
                  {mayResend && delivery.state !== 'waiting' && (
                    <ActionButton
                      disabled={resend.isPending}
                      onClick={() => resend.mutate(delivery._id)}
                    >
                      {texts.sendAgain}
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  );
}

function factsOf({ status, milliseconds, problem, attempts, createdAt, dueAt }: WebhookDelivery) {
  const answer = status === null ? problem : texts.answered(status);
  return [
    formatMoment(createdAt),
    ...(answer === '' ? [] : [answer]),
    ...(milliseconds === null ? [] : [texts.took(milliseconds)]),
    ...(attempts > 1 ? [texts.attempts(attempts)] : []),
    ...(dueAt !== null && attempts > 0 ? [texts.nextAt(formatMoment(dueAt))] : []),
  ].join(' · ');
}
