import { changeSellerStatus } from '#contracts/calls/sellers.ts';
import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

export type Decision = 'approve' | 'decline' | 'deactivate';

const FAILED = 'Failed to update seller status. Please try again.';

/** Returns a function that approves a seller, or declines or deactivates it, as it is shown. */
export function useSetStatus() {
  const send = useSend(changeSellerStatus);
  return async ({ _id, version }: Seller, status: boolean, reason = ''): Promise<Seller> => {
    const body = { status, reason, version };
    return (await send({ params: { sellerId: _id }, body })).data;
  };
}

/**
 * Decides on a seller as shown on the screen: where it has changed since, the refusal says who did
 * what. A deactivation can be undone from its message.
 */
export function useDecide() {
  const setStatus = useSetStatus();

  async function undo(deactivated: Seller): Promise<void> {
    await setStatus(deactivated, true);
    toasts.success(`${isolate(deactivated.name)} is active again`);
  }

  return async (seller: Seller, decision: Decision, reason: string): Promise<void> => {
    const after = await setStatus(seller, decision === 'approve', reason);
    if (decision === 'deactivate') {
      toasts.undoable(`${isolate(seller.name)} is deactivated`, () => undo(after));
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

/**
 * Returns the warning before several sellers are approved at once; undefined where none is needed.
 */
export function unconfirmedWarning(rows: ReadonlyMap<string, Seller>): string | undefined {
  const names = [...rows.values()].filter((row) => !row.emailConfirmed).map((row) => row.name);
  if (names.length === 0) return undefined;
  const who = names.length > 3 ? `${names.length} of them` : names.join(', ');
  return `Not confirmed by email: ${who}. You may approve all the same.`;
}
