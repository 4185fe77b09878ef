import type { Database } from '#database/database.ts';
import { findLastAction, type LastAction } from '#database/queries/audit/audit.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { type Failure, failure, stale } from '../failure.ts';

const AGAIN = 'Look at it again before you decide.';

/** What was done, as the rest of a sentence after the actor's name. */
const actions: Record<string, string> = {
  'merge-seller': 'merged this account into another',
  'update-profile': 'changed this profile',
  'accept-change': 'accepted this change',
  'decline-change': 'declined this change',
  'withdraw-change': 'took this change back',
  'correct-contact': 'corrected the contact data',
  'cancel-new-email': 'cancelled the new e-mail',
  'confirm-email': 'confirmed the e-mail',
  'propose-change': 'asked for another value',
  'answer-message': 'answered this message',
  'take-message': 'took this message to answer it',
  'give-back-message': 'gave this message back',
  'set-message-aside': 'set this message aside',
};
const decisions: Record<string, string> = {
  approved: 'approved this seller',
  declined: 'declined this seller',
  deactivated: 'deactivated this seller',
};

/**
 * Refusal (409) of a decision on something that changed meanwhile; names who did what, and when.
 */
export async function changedMeanwhile(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  thing: { entity: string; entityId: string },
): Promise<Failure> {
  const last = await findLastAction(db, thing.entity, thing.entityId);
  if (last === null) return stale();
  const when = agoOf(now().getTime() - last.createdAt.getTime());
  return failure(
    409,
    'changed-meanwhile',
    toAdmins(`${last.actorName} ${wordsOf(last)} ${when}. ${AGAIN}`),
  );
}

function wordsOf({ action, after }: LastAction): string {
  const { approval } = (after ?? {}) as { approval?: string };
  return decisions[approval ?? ''] ?? actions[action] ?? 'changed this';
}

function agoOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
