import { type Role, TokenAnswer } from '#contracts/account.ts';
import {
  PasskeyLogin,
  PasskeyOptions,
  PasskeyQuestion,
  SecondFactorLogin,
} from '#contracts/second-factor.ts';
import { logInByPasskey, logInBySecondFactor } from '#services/accounts/log-in.ts';
import type { AppContext } from '#services/app-context.ts';
import { challengePasskeyAtLogIn } from '#services/second-factor/log-in.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { setDeviceCookie } from '../device-cookie.ts';
import { visitorOf } from '../visitor.ts';

const open = { policy: 'anyone' } as const;

/** What a log-in takes besides the password, or in place of it. */
export function logInSteps(app: Api, context: AppContext, role: Role): void {
  const tags = [role];

  app.post(
    `/${role}/login/second-factor`,
    {
      config: open,
      schema: {
        tags,
        summary: 'The second step of a log-in, with the ticket of the first',
        body: SecondFactorLogin,
        response: { 200: TokenAnswer },
      },
    },
    async (request, reply) => {
      const opened = await logInBySecondFactor(context, role, request.body, visitorOf(request));
      setDeviceCookie(reply, context, role, opened.deviceKey);
      return { token: opened.token };
    },
  );

  app.post(
    `/${role}/login/passkey-options`,
    {
      config: open,
      schema: {
        tags,
        summary: 'What a browser needs to ask for a passkey; without a ticket, for anybody’s',
        body: PasskeyQuestion,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => ({
      options: await challengePasskeyAtLogIn(
        context,
        role,
        request.body.ticket,
        clientNetwork(request),
      ),
    }),
  );

  app.post(
    `/${role}/login/passkey`,
    {
      config: open,
      schema: {
        tags,
        summary: 'Log in by a passkey alone, which has to know its user',
        body: PasskeyLogin,
        response: { 200: TokenAnswer },
      },
    },
    async (request, reply) => {
      const { passkey } = request.body;
      const opened = await logInByPasskey(context, role, passkey, visitorOf(request));
      setDeviceCookie(reply, context, role, opened.deviceKey);
      return { token: opened.token };
    },
  );
}
