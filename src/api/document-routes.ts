import type { FastifyReply } from 'fastify';
import type { Role } from '#contracts/account.ts';
import { documentCalls } from '#contracts/calls/documents.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  type MadeDocument,
  makeCatalogue,
  makePoster,
  makeSharePicture,
} from '#services/documents/share-documents.ts';
import type { Api } from './app.ts';
import { endpoint } from './endpoint.ts';
import { requireActor } from './require-actor.ts';
import { attachment } from './send-document.ts';

/** What sellers hand round of their own products, and admins of all. */
export function documentRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = documentCalls[role];

  endpoint(app, calls.getPicture, async (request, reply) => {
    const { params, query } = request;
    const made = await makeSharePicture(context, requireActor(request), params.id, query);
    return send(reply, made, 'jpg');
  });

  endpoint(app, calls.makeCatalogue, async (request, reply) =>
    send(reply, await makeCatalogue(context, requireActor(request), request.body), 'pdf'),
  );

  endpoint(app, calls.getPoster, async (request, reply) =>
    send(reply, await makePoster(context, requireActor(request), request.query.language), 'pdf'),
  );
}

const types = { jpg: 'image/jpeg', pdf: 'application/pdf' };

const send = (reply: FastifyReply, { body, name }: MadeDocument, kind: keyof typeof types) =>
  reply
    .type(types[kind])
    .headers({
      'content-disposition': attachment(`${name}.${kind}`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(body);
