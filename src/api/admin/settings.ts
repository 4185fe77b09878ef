import * as calls from '#contracts/calls/settings.ts';
import type { AppContext } from '#services/app-context.ts';
import { changeSettings, readSettingsShown } from '#services/settings/settings.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** What owners decide while the marketplace runs. */
export function adminSettings(app: Api, context: AppContext): void {
  endpoint(app, calls.getSettings, () => readSettingsShown(context));

  endpoint(app, calls.changeSettings, async (request) => {
    await changeSettings(context, requireAdmin(request), request.body);
    return ok('Settings saved');
  });
}
