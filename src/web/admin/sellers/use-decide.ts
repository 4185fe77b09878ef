import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/isolate.ts';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { sellerLists } from './seller-lists.ts';

export type Decision = 'approve' | 'decline' | 'deactivate';

const FAILED = 'Failed to update seller status. Please try again.';

/**
 * Decides on a seller as shown on the screen: where it has changed since, the refusal says who did
 * what. A deactivation can be undone from its message.
 */
export function useDecide() {
  const write = useWrite<Seller>(sellerLists);

  async function setStatus(seller: Seller, status: boolean, reason: string): Promise<Seller> {
    const body = { status, reason, version: seller.version };
    const path = `/admin/update-status/${seller._id}`;
    return (await write(path, { method: 'PUT', body })).data;
  }

  async function undo(deactivated: Seller): Promise<void> {
    try {
      await setStatus(deactivated, true, '');
      toasts.success(`${isolate(deactivated.name)} is active again`);
    } catch (error) {
      toasts.failure(statusProblem(error));
    }
  }

  return async (seller: Seller, decision: Decision, reason: string): Promise<void> => {
    const after = await setStatus(seller, decision === 'approve', reason);
    if (decision === 'deactivate') {
      toasts.undoable(`${isolate(seller.name)} is deactivated`, () => void undo(after));
    } else {
      toasts.success(
        `${isolate(seller.name)} is ${decision === 'approve' ? 'approved' : 'declined'}`,
      );
    }
  };
}

/** Returns why a seller's status did not change: the server's message, where it has refused. */
export function statusProblem(error: unknown): string {
  const isRefusal = isCallError(error) && error.failure.status >= 400 && error.failure.status < 500;
  return isRefusal ? messageOf(error) : FAILED;
}
