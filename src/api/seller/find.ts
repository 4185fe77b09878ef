import { findForSeller } from '#contracts/found/calls.ts';
import type { AppContext } from '#services/app-context.ts';
import * as found from '#services/found/find.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

/** What a seller finds of its own from anywhere in the back office. */
export function sellerFind(app: Api, { db }: AppContext): void {
  endpoint(app, findForSeller, (request) =>
    found.findForSeller(db, requireSeller(request), request.params.userId, request.query.text),
  );
}
