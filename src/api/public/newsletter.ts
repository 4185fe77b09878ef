import { Done } from '#contracts/answer.ts';
import { NewsletterInput } from '#contracts/inbox.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { subscribe } from '#services/newsletter/subscribe.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';

/** The newsletter box of the shop (DESIGN §8). */
export function newsletter(app: Api, market: Marketplace): void {
  app.post(
    '/newsletter',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary:
          'Mail an address a link to confirm the newsletter by; nothing tells whether it is in it',
        body: NewsletterInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      await limitRate(market, 'newsletter-address', clientNetwork(request));
      subscribe(market, request.body.email);
      return { success: true as const, message: 'Check your mail: the link in it confirms.' };
    },
  );
}
