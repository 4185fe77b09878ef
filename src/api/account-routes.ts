import { z } from 'zod';
import {
  ForgottenPassword,
  Login,
  PasswordReset,
  type Role,
  TokenAnswer,
} from '#contracts/account.ts';
import { Done } from '#contracts/answer.ts';
import { logOutEverywhere } from '#services/accounts/end-sessions.ts';
import { logIn } from '#services/accounts/log-in.ts';
import { requestPasswordReset, resetPassword } from '#services/accounts/reset-password.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { Api } from './app.ts';
import { clientNetwork } from './client-network.ts';
import { knownActor } from './known-actor.ts';
import { visitorOf } from './visitor.ts';

const open = { policy: 'anyone' } as const;

/** What sellers and admins have alike: log-in, forgotten passwords, log-out everywhere. */
export function accountRoutes(app: Api, market: Marketplace, role: Role): void {
  const tags = [role];

  app.post(
    `/${role}/login`,
    {
      config: open,
      schema: {
        tags,
        summary: 'Log in by e-mail or phone',
        body: Login,
        response: { 200: TokenAnswer },
      },
    },
    async (request) => ({
      token: await logIn(market, role, request.body, visitorOf(request)),
    }),
  );

  app.post(
    `/${role}/forgot-password`,
    {
      config: open,
      schema: {
        tags,
        summary: 'Ask for a link to choose a new password',
        body: ForgottenPassword,
        response: { 200: Done },
      },
    },
    async (request) => {
      await requestPasswordReset(market, role, request.body.email, clientNetwork(request));
      return {
        success: true as const,
        message: 'If this address has an account, a link to choose a new password is on its way.',
      };
    },
  );

  app.post(
    `/${role}/reset-password-by-link`,
    {
      config: open,
      schema: {
        tags,
        summary: 'Choose a new password by the mailed link, which works once',
        body: PasswordReset,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { token, newPassword } = request.body;
      await resetPassword(market, role, token, newPassword, clientNetwork(request));
      return { success: true as const, message: 'Password updated successfully' };
    },
  );

  app.post(
    `/${role}/log-out-everywhere`,
    {
      config: { policy: role },
      schema: {
        tags,
        summary: 'End every session of this account',
        body: z.unknown().optional(),
        response: { 200: Done },
      },
    },
    async (request) => {
      await logOutEverywhere(market, knownActor(request));
      return { success: true as const, message: 'You are logged out on every device.' };
    },
  );
}
