import { getSystemHealth } from '#contracts/calls/operation/system-health.ts';
import type { AppContext } from '#services/app-context.ts';
import { readSystemHealth } from '#services/health/read-system-health.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';

/** How the marketplace runs: asked for when it does not, so that it is answered however busy it is. */
export function systemHealth(app: Api, context: AppContext): void {
  endpoint(app, getSystemHealth, () => readSystemHealth(context), { evenWhenBusy: true });
}
