import { ContactInput } from '#contracts/inbox.ts';
import { Done } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { leaveMessage } from '#services/inbox/leave-message.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';

/** The contact form of the about page. */
export function contactForm(app: Api, context: AppContext): void {
  app.post(
    '/contact',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary: 'Leave a message for the marketplace',
        body: ContactInput,
        response: { 201: Done },
      },
    },
    async (request, reply) => {
      await limitRate(context, 'contact-address', clientNetwork(request));
      await leaveMessage(context, request.body);
      reply.code(201);
      return { success: true as const, message: 'Thank you. We will answer you by email.' };
    },
  );
}
