import { z } from 'zod';
import type { Role } from '../account.ts';
import type { AdminAccess, SellerAccess } from '../policy.ts';
import { written } from '../response.ts';
import { MadeWebhook, Webhook, WebhookDelivery, webhookEdits, webhookInputs } from '../webhook.ts';
import { defineCall } from './call.ts';

type OfRole = Record<Role, AdminAccess | SellerAccess>;
const reading: OfRole = {
  seller: { policy: 'seller', staff: 'owner', support: 'act-for-sellers' },
  admin: { policy: 'admin', permission: 'see-settings' },
};
const writing: OfRole = {
  seller: { policy: 'approved-seller', staff: 'owner' },
  admin: { policy: 'admin', permission: 'change-settings' },
};

const callsOf = <const R extends Role>(role: R) => {
  const change = { ...writing[role as Role], changes: ['webhooks', 'audit'] } as const;
  return {
    getWebhooks: defineCall(`GET /${role}/get-webhooks`, {
      ...reading[role as Role],
      summary: 'Where programs are told of what happens',
      response: z.array(Webhook),
      reads: ['webhooks'],
    }),
    addWebhook: defineCall(`POST /${role}/add-webhook`, {
      ...change,
      // What it answers is a secret.
      byKey: false,
      summary: 'Tell a program of events; its secret is told once',
      body: webhookInputs[role],
      response: written(MadeWebhook),
      status: 201,
    }),
    editWebhook: defineCall(`PUT /${role}/edit-webhook/:webhookId`, {
      ...change,
      summary: 'Change where a webhook leads and what it is told, or turn it on or off',
      body: webhookEdits[role],
      response: written(Webhook),
    }),
    deleteWebhook: defineCall(`DELETE /${role}/delete-webhook/:webhookId`, {
      ...change,
      summary: 'Tell a program of nothing any more',
    }),
    getDeliveries: defineCall(`GET /${role}/get-webhook-deliveries/:webhookId`, {
      ...reading[role as Role],
      summary: 'The last fifty deliveries of a webhook, the newest first',
      response: z.array(WebhookDelivery),
      reads: ['webhooks'],
    }),
    sendAgain: defineCall(`POST /${role}/send-webhook-again/:deliveryId`, {
      ...change,
      summary: 'Send a delivery again, under its `webhook-id`',
      body: z.unknown().optional(),
    }),
  };
};

export const webhookCalls = { seller: callsOf('seller'), admin: callsOf('admin') };
