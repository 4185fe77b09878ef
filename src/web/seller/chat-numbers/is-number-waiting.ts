import type { Seller } from '#contracts/seller.ts';

/** Whether a chat number of the seller waits for an admin. */
export const isNumberWaiting = ({ changes }: Pick<Seller, 'changes'>): boolean =>
  changes.some(({ field, state }) => field !== 'name' && state === 'waiting');
