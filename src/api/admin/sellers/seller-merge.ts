import { mergeSeller, previewSellerMerge } from '#contracts/calls/seller-merge.ts';
import type { AppContext } from '#services/app-context.ts';
import { mergeSellers } from '#services/sellers/merge/merge-sellers.ts';
import { previewMerge } from '#services/sellers/merge/preview-merge.ts';
import type { Api } from '../../app.ts';
import { done } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { requireAdmin } from '../../require-actor.ts';

/** The merge of two accounts of one seller (docs/behaviour/admin.md#merge-of-two-accounts). */
export function adminSellerMerge(app: Api, context: AppContext): void {
  endpoint(app, previewSellerMerge, (request) =>
    previewMerge(context.db, request.params.sellerId, request.query.into),
  );

  endpoint(app, mergeSeller, async (request) => {
    const { sellerId } = request.params;
    const merged = await mergeSellers(context, requireAdmin(request), sellerId, request.body);
    return done('Accounts merged', merged);
  });
}
