import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import { written } from '#contracts/answer.ts';
import { changePassword } from '#services/accounts/change-password.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { accountRoutes } from '../account-routes.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { knownActor } from '../known-actor.ts';

/** Log-in and passwords of admins. */
export function adminAccounts(app: Api, market: Marketplace): void {
  accountRoutes(app, market, 'admin');

  app.post(
    '/admin/change-password',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Choose a new password, knowing the present one; other sessions end',
        body: PasswordChange,
        response: { 200: written(z.object({ token: z.string() })) },
      },
    },
    async (request) => {
      const token = await changePassword(market, knownActor(request), request.body);
      return done('Password updated successfully', { token });
    },
  );
}
