import * as calls from '#contracts/calls/notices.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { addPushDevice, removePushDevice, testPushDevice } from '#services/notices/own-devices.ts';
import { noticesOf, updateNotices } from '#services/notices/own-notices.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

/** How a seller is told of new enquiries: by mail, and at once on its devices. */
export function sellerNotices(app: Api, context: AppContext): void {
  endpoint(app, calls.getNotices, (request) => noticesOf(context, requireSeller(request)));

  endpoint(app, calls.updateNotices, async (request) =>
    done(said('saved'), await updateNotices(context, requireSeller(request), request.body)),
  );

  endpoint(app, calls.addPushDevice, async (request) => {
    const agent = request.headers['user-agent'] ?? '';
    const seller = requireSeller(request);
    await addPushDevice(context, seller, request.body, agent);
    return done(said('enquiriesToldHere'), await noticesOf(context, seller));
  });

  endpoint(app, calls.removePushDevice, async (request) => {
    await removePushDevice(context, requireSeller(request), request.params.id);
    return ok(said('deviceToldNoMore'));
  });

  endpoint(app, calls.testPushDevice, async (request) => {
    await testPushDevice(context, requireSeller(request), request.params.id);
    return ok(said('noticeSent'));
  });
}
