import type { CallAddress } from '#contracts/calls/call.ts';
import type { CardTypes, WholeTypes } from '#contracts/calls/cards.ts';
import type * as errorCalls from '#contracts/calls/operation/client-errors.ts';
import type * as productCalls from '#contracts/calls/products.ts';
import type * as missingCalls from '#contracts/calls/redirects.ts';
import type * as searchCalls from '#contracts/calls/searches.ts';
import type * as siteCalls from '#contracts/calls/site.ts';
import type * as viewCalls from '#contracts/calls/views.ts';
import type * as reportCalls from '#contracts/reports/calls.ts';

type Calls = typeof errorCalls &
  typeof missingCalls &
  typeof productCalls &
  typeof reportCalls &
  typeof searchCalls &
  typeof siteCalls &
  typeof viewCalls;
type PublicCall = Extract<Calls[keyof Calls], { policy: 'anyone' }>;
type TypesOf<R> = NonNullable<Extract<PublicCall, { route: R }>['types']>;

/**
 * A public call by its route, for pages whose first load must not include the contracts' schemas.
 */
export function publicCall<const R extends PublicCall['route']>(route: R): CallAddress<TypesOf<R>> {
  return { route };
}

/** The same of the list of products, with all that is told of each. */
export const wholeProducts: CallAddress<WholeTypes> = { route: 'GET /get-product', fields: 'all' };

/** The same of a list of products whose rows are to be cards. */
export function publicCards<const R extends 'GET /get-product'>(
  route: R,
): CallAddress<CardTypes<TypesOf<R>>> {
  return { route, fields: 'card' };
}
