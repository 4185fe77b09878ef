import { z } from 'zod';
import { said } from '#languages/said.ts';

/** The most webhooks of a shop, or of the marketplace. */
export const MOST_WEBHOOKS = 10;
/** How many of its last deliveries are shown. */
export const DELIVERIES_SHOWN = 50;
/** The version of what is sent. */
export const WEBHOOK_VERSION = '1';

/** What a program can be told of, by the back office: sellers of their own shop. */
export const webhookEvents = {
  seller: ['product.added', 'product.changed', 'product.deleted', 'lead.added', 'lead.changed'],
  admin: [
    ...['product.added', 'product.changed', 'product.deleted'],
    ...['seller.added', 'seller.changed', 'seller.deleted'],
    ...['lead.added', 'lead.changed', 'report.added', 'report.answered'],
  ],
} as const;

export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  state: z
    .enum(['on', 'off', 'failed'])
    .describe('`failed` was turned off, since nothing has arrived for days'),
  failingSince: z
    .string()
    .nullable()
    .describe('Since when nothing has arrived; null while it does'),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const MadeWebhook = Webhook.extend({
  secret: z.string().describe('`whsec_…`, by which deliveries are checked; it is told here alone'),
});
export type MadeWebhook = z.infer<typeof MadeWebhook>;

export const WebhookDelivery = z.object({
  _id: z.string().describe('Its `webhook-id`'),
  event: z.string(),
  subjectId: z.string(),
  state: z.enum(['waiting', 'arrived', 'failed']),
  attempts: z.number().int(),
  status: z.number().int().nullable().describe('Of the last answer; null where there was none'),
  milliseconds: z.number().int().nullable(),
  problem: z.string(),
  createdAt: z.string(),
  attemptedAt: z.string().nullable(),
  dueAt: z.string().nullable().describe('When it is tried next; null where it is not'),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const inputOf = (events: readonly string[]) =>
  z.object({
    url: z.url({ protocol: /^https?$/, error: said('webhookUrl') }).max(500, said('webhookUrl')),
    events: z
      .array(z.enum(events, said('chooseEvents')))
      .min(1, said('chooseEvents'))
      .max(events.length),
  });

/** What a webhook is made of, by the back office. */
export const webhookInputs = {
  seller: inputOf(webhookEvents.seller),
  admin: inputOf(webhookEvents.admin),
};
export type WebhookInput = z.output<typeof webhookInputs.admin>;

const isOn = z.boolean('isOn must be true or false');
export const webhookEdits = {
  seller: webhookInputs.seller.extend({ isOn }).partial(),
  admin: webhookInputs.admin.extend({ isOn }).partial(),
};
export type WebhookEdit = z.output<typeof webhookEdits.admin>;
