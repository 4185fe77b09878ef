import { getParentChanges } from '#contracts/calls/parent-changes.ts';
import { ProductsProgress, useFollowed } from './products-progress.tsx';

const words = { showing: 'Showing', hiding: 'Hiding', updating: 'Updating' } as const;

/** How far the products of sellers and taxonomy entries follow their change; usually nothing. */
export function ParentChanges() {
  return useFollowed(getParentChanges).map(({ _id, kind, name, done, total }) => (
    <ProductsProgress
      key={_id}
      {...{ name, done, total }}
      doing={words[kind]}
      note={kind === 'hiding' ? ' (shoppers do not see them any more)' : ''}
    />
  ));
}
