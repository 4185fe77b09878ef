import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Done } from '#contracts/response.ts';
import { ConfirmationToken } from '#contracts/seller-review.ts';
import { confirmEmail, resendConfirmation } from '#services/accounts/confirm-email.ts';
import type { AppContext } from '#services/app-context.ts';
import { withdrawChange } from '#services/sellers/review/decide-change.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { requireSeller } from '../require-actor.ts';

const tags = ['seller'];

/** A seller's confirmed e-mail, and what of its profile waits for an admin. */
export function sellerIdentity(app: Api, context: AppContext): void {
  app.post(
    '/seller/confirm-email',
    {
      config: { policy: 'anyone' },
      schema: {
        tags,
        summary: 'Confirm an e-mail by the mailed link, which works once',
        body: ConfirmationToken,
        response: { 200: Done },
      },
    },
    async (request) => {
      await confirmEmail(context, request.body.token, clientNetwork(request));
      return { success: true as const, message: 'Your email is confirmed.' };
    },
  );

  app.post(
    '/seller/resend-confirmation',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'Mail the link that confirms the e-mail again; the one before stops working',
        body: z.unknown().optional(),
        response: { 200: Done },
      },
    },
    async (request) => {
      await resendConfirmation(context, requireSeller(request));
      return { success: true as const, message: 'A new link is on its way to your email.' };
    },
  );

  app.delete(
    '/seller/withdraw-change/:changeId',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'Take back a new name or chat number, or put away that it was declined',
        params: z.object({ changeId: Id }),
        response: { 200: Done },
      },
    },
    async (request) => {
      await withdrawChange(context, requireSeller(request), request.params.changeId);
      return { success: true as const, message: 'Taken back' };
    },
  );
}
