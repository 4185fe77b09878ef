import type { FastifyReply } from 'fastify';
import type { LoginAnswer, Role } from '#contracts/account.ts';
import { logInCalls } from '#contracts/calls/accounts.ts';
import { said } from '#languages/said.ts';
import {
  type LogInOutcome,
  logIn,
  logInByPasskey,
  logInBySecondFactor,
} from '#services/accounts/log-in.ts';
import { requestPasswordReset, resetPassword } from '#services/accounts/reset-password.ts';
import type { AppContext } from '#services/app-context.ts';
import { challengePasskeyAtLogIn } from '#services/second-factor/log-in.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { visitorOf } from '../visitor.ts';
import { setDeviceCookie } from './device-cookie.ts';

/** Returns the answer to a log-in: a token, with the device's cookie, or what is to be said next. */
export function answerLogIn(
  reply: FastifyReply,
  context: AppContext,
  role: Role,
  outcome: LogInOutcome,
): LoginAnswer {
  if (!('token' in outcome)) return outcome;
  setDeviceCookie(reply, context, role, outcome.deviceKey);
  return { token: outcome.token };
}

/**
 * The routes that sellers and admins share: log-in, in one or two steps, and forgotten passwords.
 */
export function accountRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = logInCalls[role];

  endpoint(
    app,
    calls.logIn,
    async (request, reply) => {
      const outcome = await logIn(context, role, request.body, visitorOf(request));
      return answerLogIn(reply, context, role, outcome);
    },
    { evenWhenBusy: true },
  );

  endpoint(app, calls.logInBySecondFactor, async (request, reply) => {
    const opened = await logInBySecondFactor(context, role, request.body, visitorOf(request));
    setDeviceCookie(reply, context, role, opened.deviceKey);
    return { token: opened.token };
  });

  endpoint(app, calls.getPasskeyOptions, async (request) => {
    const { ticket } = request.body;
    return {
      options: await challengePasskeyAtLogIn(context, role, ticket, clientNetwork(request)),
    };
  });

  endpoint(app, calls.logInByPasskey, async (request, reply) => {
    const { passkey } = request.body;
    const outcome = await logInByPasskey(context, role, passkey, visitorOf(request));
    return answerLogIn(reply, context, role, outcome);
  });

  endpoint(app, calls.requestPasswordReset, async (request) => {
    await requestPasswordReset(context, role, request.body.email, visitorOf(request));
    return ok(said('resetLinkIfKnown'));
  });

  endpoint(app, calls.resetPassword, async (request, reply) => {
    const { token, newPassword } = request.body;
    const deviceKey = await resetPassword(context, role, token, newPassword, visitorOf(request));
    setDeviceCookie(reply, context, role, deviceKey);
    return ok(said('passwordUpdated'));
  });
}
