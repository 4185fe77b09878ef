import type { Role } from '#contracts/account.ts';
import { documentCalls } from '#contracts/calls/documents.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  makeCatalogue,
  makePoster,
  makeSharePicture,
} from '#services/documents/share-documents.ts';
import type { Api } from './app.ts';
import { endpoint } from './endpoint.ts';
import { requireActor } from './require-actor.ts';
import { sendMade } from './send-document.ts';

/** What sellers hand round of their own products, and admins of all. */
export function documentRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = documentCalls[role];

  endpoint(app, calls.getPicture, async (request, reply) => {
    const { params, query } = request;
    const made = await makeSharePicture(context, requireActor(request), params.id, query);
    return sendMade(reply, made, 'jpg');
  });

  endpoint(app, calls.makeCatalogue, async (request, reply) =>
    sendMade(reply, await makeCatalogue(context, requireActor(request), request.body), 'pdf'),
  );

  endpoint(app, calls.getPoster, async (request, reply) =>
    sendMade(
      reply,
      await makePoster(context, requireActor(request), request.query.language),
      'pdf',
    ),
  );
}
