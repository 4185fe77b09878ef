import { NewsletterInput } from '#contracts/inbox.ts';
import { Done } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { limitRate } from '#services/limit-rate.ts';
import { subscribe } from '#services/newsletter/subscribe.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';

/** The newsletter box of the shop (docs/behaviour/storefront.md#newsletter). */
export function newsletter(app: Api, context: AppContext): void {
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
      await limitRate(context, 'newsletter-address', clientNetwork(request));
      subscribe(context, request.body.email);
      return { success: true as const, message: 'Check your mail: the link in it confirms.' };
    },
  );
}
