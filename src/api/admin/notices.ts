import * as calls from '#contracts/calls/notices.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addPushDevice,
  devicesOf,
  removePushDevice,
  testPushDevice,
} from '#services/notices/own-devices.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** The devices on which an admin is told at once of what waits. */
export function adminDevices(app: Api, context: AppContext): void {
  endpoint(app, calls.getAdminDevices, (request) => devicesOf(context, requireAdmin(request)));

  endpoint(app, calls.addAdminDevice, async (request) => {
    const admin = requireAdmin(request);
    const agent = request.headers['user-agent'] ?? '';
    await addPushDevice(context, admin, request.body, agent);
    return done('Notices are on for this device.', await devicesOf(context, admin));
  });

  endpoint(app, calls.removeAdminDevice, async (request) => {
    await removePushDevice(context, requireAdmin(request), request.params.id);
    return ok('Device removed');
  });

  endpoint(app, calls.testAdminDevice, async (request) => {
    await testPushDevice(context, requireAdmin(request), request.params.id);
    return ok('Sent. It should appear on the device in a moment.');
  });
}
