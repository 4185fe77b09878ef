import type { AvailabilityChange } from '#contracts/availability/availability.ts';
import { hideProduct, setAvailability } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

type Availability = Pick<AvailabilityChange, 'availability' | 'reservedUntil'>;

/**
 * The states of a seller's products: each is set at once. Returns functions that resolve with one that
 * takes the change back, unless somebody has changed the product since.
 */
export function useProductStates() {
  const sendAvailability = useSend(setAvailability);
  const sendHiding = useSend(hideProduct);

  async function setTo(product: ManagedProduct, next: Availability) {
    const { availability, reservedUntil, quantity, _id: productId } = product;
    const params = { productId };
    const { message, data } = await sendAvailability({ params, body: next });
    const had = quantity === null ? {} : { quantity };
    const before = { availability, reservedUntil, ...had, version: data.version };
    return { message, undo: () => sendAvailability({ params, body: before }) };
  }

  async function hide({ _id: productId, hiddenBy }: ManagedProduct, hidden: boolean) {
    const params = { productId };
    const { message, data } = await sendHiding({ params, body: { hidden } });
    const before = { hidden: hiddenBy.includes('hidden-by-seller'), version: data.version };
    return { message, undo: () => sendHiding({ params, body: before }) };
  }

  return { setTo, hide };
}

type Done = { message: string; undo: () => Promise<unknown> };

/** Says what was done, with a button to undo it; or why it was not. */
export async function tell(name: string, doing: Promise<Done>): Promise<void> {
  await doing.then(
    ({ message, undo }) => toasts.undoable(`${name}: ${message}`, undo),
    (error) => toasts.failure(messageOf(error)),
  );
}
