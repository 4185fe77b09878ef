import type { Approval } from '#contracts/seller.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { insertSellerMessage } from '#database/queries/sellers/messages.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../../app-context.ts';

/** Adds a decision on an account to the messages between seller and admins. */
export async function recordDecision(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  actor: Actor,
  sellerId: string,
  approval: Approval,
  reason: string,
): Promise<void> {
  if (approval === 'pending') return;
  await insertSellerMessage(db, {
    id: newId(),
    sellerId,
    author: 'admin',
    authorName: actor.role === 'nobody' ? '' : actor.name,
    about: approval,
    text: reason,
    createdAt: now(),
  });
}
