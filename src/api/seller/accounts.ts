import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import { Id } from '#contracts/id.ts';
import { written } from '#contracts/response.ts';
import { Registration } from '#contracts/seller.ts';
import { changePassword } from '#services/accounts/change-password.ts';
import { registerSeller } from '#services/accounts/register-seller.ts';
import type { AppContext } from '#services/app-context.ts';
import { limitRate } from '#services/limit-rate.ts';
import { accountRoutes } from '../account-routes.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { setDeviceCookie } from '../device-cookie.ts';
import { done } from '../done.ts';
import { requireSeller } from '../require-actor.ts';
import { logInSteps } from '../second-factor/log-in-steps.ts';
import { ownSecondFactor } from '../second-factor/own-second-factor.ts';
import { visitorOf } from '../visitor.ts';

const tags = ['seller'];

/** Registration, log-in and passwords of sellers. */
export function sellerAccounts(app: Api, context: AppContext): void {
  app.post(
    '/seller/register',
    {
      config: { policy: 'anyone' },
      schema: {
        tags,
        summary: 'Register a seller, who then waits for approval',
        body: Registration,
        response: { 201: written(z.object({ _id: z.string() })) },
      },
    },
    async (request, reply) => {
      await limitRate(context, 'register-address', clientNetwork(request));
      const { id, deviceKey } = await registerSeller(context, request.body, visitorOf(request));
      setDeviceCookie(reply, context, 'seller', deviceKey);
      reply.code(201);
      return done('Registration successful! Please login to continue.', { _id: id });
    },
  );

  accountRoutes(app, context, 'seller');
  logInSteps(app, context, 'seller');
  ownSecondFactor(app, context, 'seller');

  app.post(
    '/seller/reset-password/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: 'Choose a new password, knowing the present one; other sessions end',
        params: z.object({ userId: Id }),
        body: PasswordChange,
        response: { 200: written(z.object({ token: z.string() })) },
      },
    },
    async (request) => {
      const token = await changePassword(
        context,
        requireSeller(request),
        request.body,
        visitorOf(request),
      );
      return done('Password updated successfully', { token });
    },
  );
}
