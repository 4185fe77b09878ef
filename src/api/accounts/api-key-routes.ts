import type { Role } from '#contracts/account.ts';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import { said } from '#languages/said.ts';
import { addApiKey, apiKeysOf, revokeApiKey } from '#services/accounts/api-keys.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireActor } from '../require-actor.ts';

/** The calls of API keys, shared by sellers and admins. */
export function apiKeyRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = apiKeyCalls[role];

  endpoint(app, calls.getKeys, (request) => apiKeysOf(context, requireActor(request)));

  endpoint(app, calls.addKey, async (request) =>
    done(said('keyMade'), await addApiKey(context, requireActor(request), request.body)),
  );

  endpoint(app, calls.revokeKey, async (request) => {
    await revokeApiKey(context, requireActor(request), request.params.keyId);
    return ok(said('keyRevoked'));
  });
}
