import {
  ForgottenPassword,
  Login,
  LoginAnswer,
  PasswordReset,
  type Role,
} from '#contracts/account.ts';
import { Done } from '#contracts/response.ts';
import { logIn } from '#services/accounts/log-in.ts';
import { requestPasswordReset, resetPassword } from '#services/accounts/reset-password.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from './app.ts';
import { clientNetwork } from './client-network.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { visitorOf } from './visitor.ts';

const open = { policy: 'anyone' } as const;

/** What sellers and admins have alike: log-in and forgotten passwords. */
export function accountRoutes(app: Api, context: AppContext, role: Role): void {
  const tags = [role];

  app.post(
    `/${role}/login`,
    {
      config: { ...open, evenWhenBusy: true },
      schema: {
        tags,
        summary: 'Log in by e-mail or phone',
        body: Login,
        response: { 200: LoginAnswer },
      },
    },
    async (request, reply) => {
      const outcome = await logIn(context, role, request.body, visitorOf(request));
      if ('secondFactor' in outcome) return outcome;
      setDeviceCookie(reply, context, role, outcome.deviceKey);
      return { token: outcome.token };
    },
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
      await requestPasswordReset(context, role, request.body.email, clientNetwork(request));
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
    async (request, reply) => {
      const { token, newPassword } = request.body;
      const deviceKey = await resetPassword(context, role, token, newPassword, visitorOf(request));
      setDeviceCookie(reply, context, role, deviceKey);
      return { success: true as const, message: 'Password updated successfully' };
    },
  );
}
