import { keepDown, putUp, undoChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { approveEdit, declineEdit } from '#contracts/products/product-review.ts';
import { isolate } from '#domain/text/isolate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** What of a product waits for an admin: it itself, new or taken down, or an edit of one that is in the shop. */
export function waitingOf({ takenDown, edit }: ManagedProduct): 'new' | 'down' | 'edit' | null {
  if (takenDown !== null) return takenDown.reason === 'not-approved' ? 'new' : 'down';
  return edit?.state === 'waiting' ? 'edit' : null;
}

/** Approves and declines what waits of a product, as it was shown: 409 where somebody has changed it since. */
export function useDecidePiece() {
  const calls = {
    putUp: useSend(putUp),
    keepDown: useSend(keepDown),
    approveEdit: useSend(approveEdit),
    declineEdit: useSend(declineEdit),
    undo: useSend(undoChange),
  };

  /** Says that it is done, and resolves with a function that takes it back. */
  async function approve(product: ManagedProduct) {
    const params = { productId: product._id };
    const send = waitingOf(product) === 'edit' ? calls.approveEdit : calls.putUp;
    const body = { words: '', version: product.version };
    const { message, data } = await send({ params, body });
    const undo = () => calls.undo({ params, body: { version: data.version } });
    return { message, undo };
  }

  async function decline(product: ManagedProduct, words: string): Promise<string> {
    const send = waitingOf(product) === 'edit' ? calls.declineEdit : calls.keepDown;
    const body = { words, version: product.version };
    return (await send({ params: { productId: product._id }, body })).message;
  }

  async function approveAndTell(product: ManagedProduct) {
    const { message, undo } = await approve(product);
    toasts.undoable(`${isolate(product.name)}: ${message}`, undo);
  }

  return { approve, decline, approveAndTell };
}
