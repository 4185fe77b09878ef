import { getSellerNumbers } from '#contracts/calls/views.ts';
import { sellerNumbers } from '#database/queries/views/seller-numbers.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';

/** What became of a seller's pieces: looked at, asked about, won. */
export function sellerNumbersCall(app: Api, context: AppContext): void {
  endpoint(app, getSellerNumbers, ({ params, query }) =>
    sellerNumbers(context.db, { ...query, sellerId: params.userId, today: context.now() }),
  );
}
