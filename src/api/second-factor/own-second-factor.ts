import { z } from 'zod';
import type { Role } from '#contracts/account.ts';
import { Done, written } from '#contracts/response.ts';
import {
  Confirmation,
  Confirmed,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  WithProof,
} from '#contracts/second-factor.ts';
import type { AppContext } from '#services/app-context.ts';
import { challengeOwnPasskey } from '#services/second-factor/challenge-passkey.ts';
import { confirmOwner } from '#services/second-factor/confirm.ts';
import { createRecoveryCodes } from '#services/second-factor/create-recovery-codes.ts';
import { readSecondFactor } from '#services/second-factor/read-second-factor.ts';
import { turnOffSecondFactor } from '#services/second-factor/turn-off.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { done } from '../done.ts';
import { requireActor } from '../require-actor.ts';
import { ownFactors } from './own-factors.ts';

const told = (message: string) => ({ success: true as const, message });

/**
 * The second factor of whoever asks. Changes need a proof that the account is theirs, from `confirm`;
 * an admin who has yet to set one up reaches all of these.
 */
export function ownSecondFactor(app: Api, context: AppContext, role: Role): void {
  ownFactors(app, context, role);
  const config = { policy: role, isForSetUp: true } as const;
  const tags = [role];
  const path = (rest: string) => `/${role}/second-factor${rest}`;

  app.get(
    path(''),
    {
      config,
      schema: { tags, summary: 'Which second factors one has', response: { 200: SecondFactor } },
    },
    (request) => readSecondFactor(context, { role, id: requireActor(request).id }),
  );

  app.post(
    path('/confirm'),
    {
      config,
      schema: {
        tags,
        summary:
          'Show that the account is yours, by password or second factor, to change the latter',
        body: Confirmation,
        response: { 200: written(Confirmed) },
      },
    },
    async (request) => {
      const network = clientNetwork(request);
      const proof = await confirmOwner(context, requireActor(request), request.body, network);
      return done('Confirmed', proof);
    },
  );

  app.post(
    path('/passkey-options'),
    {
      config,
      schema: {
        tags,
        summary: 'What a browser needs to ask for one of your passkeys, for confirm',
        body: z.unknown().optional(),
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => ({ options: await challengeOwnPasskey(context, requireActor(request)) }),
  );

  app.post(
    path('/recovery-codes'),
    {
      config,
      schema: {
        tags,
        summary: 'Ten new recovery codes in the place of the old ones',
        body: WithProof,
        response: { 200: written(RecoveryCodes) },
      },
    },
    async (request) => {
      const { proof } = request.body;
      const recoveryCodes = await createRecoveryCodes(context, requireActor(request), proof);
      return done('Your old recovery codes work no more', { recoveryCodes });
    },
  );

  app.post(
    path('/turn-off'),
    {
      config,
      schema: {
        tags,
        summary: 'Remove the authenticator app, all passkeys and the recovery codes',
        body: WithProof,
        response: { 200: Done },
      },
    },
    async (request) => {
      await turnOffSecondFactor(context, requireActor(request), request.body.proof);
      return told('Two-step verification is off');
    },
  );
}
