import { getMediaSweep, resumeMediaSweep } from '#contracts/calls/media-sweep.ts';
import { getSystemHealth } from '#contracts/calls/operation/system-health.ts';
import * as calls from '#contracts/calls/settings.ts';
import { findSweepPause } from '#database/queries/media/sweep-pause.ts';
import type { AppContext } from '#services/app-context.ts';
import { readSystemHealth } from '#services/health/read-system-health.ts';
import { resumeMediaSweep as resume } from '#services/media/sweep-media.ts';
import { changeSettings, readSettingsShown } from '#services/settings/settings.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** Whether unused files are removed, which waits for an admin's word after a restore. */
export function mediaSweep(app: Api, context: AppContext): void {
  endpoint(app, getMediaSweep, async () => ({ paused: await findSweepPause(context.db) }));

  endpoint(app, resumeMediaSweep, async (request) => {
    await resume(context, requireAdmin(request));
    return done('Unused files are removed from now on', { paused: null });
  });
}

/** How the marketplace runs: asked for when it does not, so that it is answered however busy it is. */
export function systemHealth(app: Api, context: AppContext): void {
  endpoint(app, getSystemHealth, () => readSystemHealth(context), { evenWhenBusy: true });
}

/** What owners decide while the marketplace runs. */
export function adminSettings(app: Api, context: AppContext): void {
  endpoint(app, calls.getSettings, () => readSettingsShown(context));

  endpoint(app, calls.changeSettings, async (request) => {
    await changeSettings(context, requireAdmin(request), request.body);
    return ok('Settings saved');
  });
}
