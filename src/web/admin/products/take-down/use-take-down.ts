import { putUp, takeDown, undoChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import type { Said } from './take-down-fields.tsx';

/**
 * Takes products down and puts them up. Each returns what was said, and a function that takes it back without
 * another mail, unless somebody has changed the product since; null where nothing has changed.
 */
export function useTakeDown() {
  const sendDown = useSend(takeDown);
  const sendUp = useSend(putUp);
  const sendUndo = useSend(undoChange);
  const undoOf = (before: ManagedProduct, { _id, version }: ManagedProduct) =>
    version === before.version
      ? null
      : () => sendUndo({ params: { productId: _id }, body: { version } });

  async function down(product: ManagedProduct, { reason, words }: Said) {
    if (reason === '') throw new Error('Choose a reason');
    const params = { productId: product._id };
    const { message, data } = await sendDown({ params, body: { reason, words } });
    return { message, undo: undoOf(product, data) };
  }

  async function up(product: ManagedProduct, words = '') {
    const params = { productId: product._id };
    const { message, data } = await sendUp({ params, body: { words } });
    return { message, undo: undoOf(product, data) };
  }

  return { down, up };
}

/** What putting a piece up is called: a new one never was. */
export const puttingUp = ({ takenDown }: ManagedProduct) =>
  takenDown?.reason === 'not-approved' ? 'Approve' : 'Put up again';

type Done = { message: string; undo: (() => Promise<unknown>) | null };

/** Says what was done, with a button to undo it; rejects as it does. */
export async function tellDone(product: ManagedProduct, doing: Promise<Done>): Promise<void> {
  const { message, undo } = await doing;
  const text = `${isolate(product.name)}: ${message}`;
  if (undo === null) toasts.success(text);
  else toasts.undoable(text, undo);
}
