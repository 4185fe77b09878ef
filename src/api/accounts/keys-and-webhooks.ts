import type { Role } from '#contracts/account.ts';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import { said } from '#languages/said.ts';
import { addApiKey, apiKeysOf, revokeApiKey } from '#services/accounts/api-keys.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addWebhook,
  deliveriesOf,
  editWebhook,
  removeWebhook,
  sendAgain,
  webhooksOf,
} from '#services/webhooks/webhooks.ts';
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

/** The calls of webhooks, shared by sellers and admins. */
export function webhookRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = webhookCalls[role];

  endpoint(app, calls.getWebhooks, (request) => webhooksOf(context, requireActor(request)));

  endpoint(app, calls.addWebhook, async (request) =>
    done(said('webhookAdded'), await addWebhook(context, requireActor(request), request.body)),
  );

  endpoint(app, calls.editWebhook, async (request) => {
    const { params, body } = request;
    const webhook = await editWebhook(context, requireActor(request), params.webhookId, body);
    return done(said('webhookSaved'), webhook);
  });

  endpoint(app, calls.deleteWebhook, async (request) => {
    await removeWebhook(context, requireActor(request), request.params.webhookId);
    return ok(said('webhookDeleted'));
  });

  endpoint(app, calls.getDeliveries, (request) =>
    deliveriesOf(context, requireActor(request), request.params.webhookId),
  );

  endpoint(app, calls.sendAgain, async (request) => {
    await sendAgain(context, requireActor(request), request.params.deliveryId);
    return ok(said('webhookSentAgain'));
  });
}
