import { webhookCalls } from '#contracts/calls/webhooks.ts';
import type { WebhookDelivery } from '#contracts/webhook.ts';
import * as texts from '#texts/back-office/webhooks.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { formatMoment } from '../formats.ts';
import { QueryState } from '../query-state.tsx';
import { StatusDot } from '../status-dot.tsx';
import { useAction, useRead, useTell } from '../use-call.ts';

const tones = { waiting: 'warn', arrived: 'good', failed: 'bad' } as const;

type DeliveriesProps = { webhookId: string; mayResend: boolean };

/** The last deliveries of a webhook: what was answered, how long it took, and "Send again". */
export function Deliveries({ webhookId, mayResend }: DeliveriesProps) {
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
