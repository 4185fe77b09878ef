import type { Role } from '#contracts/account.ts';
import { secondFactorCalls } from '#contracts/calls/second-factor.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '#services/accounts/account-actor.ts';
import type { AppContext } from '#services/app-context.ts';
import { challengeOwnPasskey } from '#services/second-factor/challenge-passkey.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  changePasskeyName,
  createRecoveryCodes,
  removeApp,
  removePasskey,
} from '#services/second-factor/change-factor.ts';
import { confirmOwner } from '#services/second-factor/confirm.ts';
import { readSecondFactor } from '#services/second-factor/read-second-factor.ts';
import { turnOffSecondFactor } from '#services/second-factor/turn-off.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { requireActor } from '../require-actor.ts';

/**
 * The calls of the own second factor. Changes require a proof of the owner, from `confirm`; admins
 * who still have to set one up may use all of these.
 */
export function ownSecondFactor(app: Api, context: AppContext, role: Role): void {
  const calls = secondFactorCalls[role];

  endpoint(app, calls.getSecondFactor, (request) =>
    readSecondFactor(context, accountOf(requireActor(request))),
  );

  endpoint(app, calls.confirmOwner, async (request) => {
    const network = clientNetwork(request);
    const proof = await confirmOwner(context, requireActor(request), request.body, network);
    return done(said('confirmed'), proof);
  });

  endpoint(app, calls.getPasskeyOptions, async (request) => ({
    options: await challengeOwnPasskey(context, requireActor(request)),
  }));

  endpoint(app, calls.beginApp, async (request) => {
    const begun = await beginApp(context, requireActor(request), request.body.proof);
    return done(said('scanCode'), begun);
  });

  endpoint(app, calls.addApp, async (request) => {
    const recoveryCodes = await addApp(context, requireActor(request), request.body);
    return done(said('appSetUp'), { recoveryCodes });
  });

  endpoint(app, calls.removeApp, async (request) => {
    await removeApp(context, requireActor(request), request.body.proof);
    return ok(said('appRemoved'));
  });

  endpoint(app, calls.beginPasskey, async (request) => ({
    options: await beginPasskey(context, requireActor(request), request.body.proof),
  }));

  endpoint(app, calls.addPasskey, async (request) => {
    const recoveryCodes = await addPasskey(context, requireActor(request), request.body);
    return done(said('passkeyAdded'), { recoveryCodes });
  });

  endpoint(app, calls.renamePasskey, async (request) => {
    await changePasskeyName(context, requireActor(request), request.params.id, request.body);
    return ok(said('passkeyRenamed'));
  });

  endpoint(app, calls.removePasskey, async (request) => {
    await removePasskey(context, requireActor(request), request.params.id, request.body.proof);
    return ok(said('passkeyRemoved'));
  });

  endpoint(app, calls.renewRecoveryCodes, async (request) => {
    const { proof } = request.body;
    const recoveryCodes = await createRecoveryCodes(context, requireActor(request), proof);
    return done(said('oldCodesWorkNoMore'), { recoveryCodes });
  });

  endpoint(app, calls.turnOff, async (request) => {
    await turnOffSecondFactor(context, requireActor(request), request.body.proof);
    return ok(said('secondFactorOff'));
  });
}
