import { z } from 'zod';
import { defineCall } from './call.ts';

const Count = z.object({
  total: z.number(),
  capped: z.boolean().describe('Whether counting stopped early: there are more'),
});
export type Count = z.infer<typeof Count>;

/** What waits for admins, each as the screen that lists it counts it. */
export const Waiting = z.object({
  sellers: Count.describe('Registrations'),
  documents: Count.describe('Sellers with documents that expire'),
  answers: Count.describe('Sellers with unread messages'),
  changes: Count.describe('New names and chat numbers of sellers'),
  looks: Count.describe('Products that an admin looks at before they are shown'),
  reports: Count.describe('What shoppers reported'),
  mails: Count.describe('Mails that could not be sent'),
  messages: Count.describe('Unread messages of visitors'),
  searches: Count.describe('Searches that found nothing'),
  pictures: Count.describe('Products without pictures'),
});
export type Waiting = z.infer<typeof Waiting>;

export const getWaiting = defineCall('GET /admin/get-waiting', {
  summary: 'How much waits for admins, of what the role may see',
  policy: 'admin',
  permission: 'own-account',
  response: Waiting.partial(),
  reads: [
    ...(['sellers', 'messages', 'seller-changes', 'products', 'reports'] as const),
    ...(['mails', 'contact-messages', 'searches'] as const),
  ],
});
