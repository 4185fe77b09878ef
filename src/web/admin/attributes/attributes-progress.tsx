import { getAttributeProgress } from '#contracts/attributes/admin-calls.ts';
import { ProductsProgress, useFollowed } from '../products-progress.tsx';

/** How far the products of attributes that were renamed or deleted follow; usually nothing. */
export function AttributesProgress() {
  return useFollowed(getAttributeProgress).map(({ _id, ...progress }) => (
    <ProductsProgress key={_id} doing="Updating" {...progress} />
  ));
}
