import { Done } from '#contracts/answer.ts';
import { NewsletterInput } from '#contracts/inbox.ts';
import { subscribe } from '#services/inbox/subscribe.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Marketplace } from '#services/marketplace.ts';
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
        summary: 'Sign an address up for the newsletter; twice is as good as once',
        body: NewsletterInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      await limitRate(market, 'newsletter-address', clientNetwork(request));
      await subscribe(market, request.body.email);
      return { success: true as const, message: 'Thank you for subscribing' };
    },
  );
}
