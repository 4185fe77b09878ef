import { putUp, takeDown, undoChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import type { Said } from './take-down-fields.tsx';

/**
 * Takes pieces down and puts them up. Each returns what was said, and a function that takes it back without
 * another mail, unless somebody has changed the piece since.
 */
export function useTakeDown() {
  const sendDown = useSend(takeDown);
  const sendUp = useSend(putUp);
  const sendUndo = useSend(undoChange);
  const undoOf = ({ _id, version }: ManagedProduct) => {
    return () => sendUndo({ params: { productId: _id }, body: { version } });
  };

  async function down({ _id }: ManagedProduct, { reason, words }: Said) {
    if (reason === '') throw new Error('Choose a reason');
    const params = { productId: _id };
    const { message, data } = await sendDown({ params, body: { reason, words } });
    return { message, undo: undoOf(data) };
  }

  async function up({ _id }: ManagedProduct, words = '') {
    const params = { productId: _id };
    const { message, data } = await sendUp({ params, body: { words } });
    return { message, undo: undoOf(data) };
  }

  return { down, up };
}

type Done = { message: string; undo: () => Promise<unknown> };

/** Says what was done, with a button to undo it; rejects as it does. */
export async function tellDone(product: ManagedProduct, doing: Promise<Done>): Promise<void> {
  const { message, undo } = await doing;
  toasts.undoable(`${isolate(product.name)}: ${message}`, () => {
    undo().catch((error) => toasts.failure(messageOf(error)));
  });
}
