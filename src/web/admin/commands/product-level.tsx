import { ArrowUpToLine, CircleOff, Pencil, Star, Store } from 'lucide-react';
import { putUp, takeDown } from '#contracts/availability/calls.ts';
import { getAllProductsOf, productCalls, setTrending } from '#contracts/calls/products.ts';
import { isolate } from '#domain/text/isolate.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { puttingUp, tellDone, useTakeDown } from '../products/take-down/use-take-down.ts';
import { useTrending } from '../products/use-trending.ts';

const TakeDownDialog = lazyDialog(
  () => import('../products/take-down/take-down-dialog.tsx'),
  (module) => module.TakeDownDialog,
);

/** What an admin can do with a product. */
export function ProductLevel(level: Level) {
  const { chosen, close, ask, goTo } = level;
  const query = useRead(productCalls.admin.getOne, { params: { id: chosen._id } });
  const { up } = useTakeDown();
  const trending = useTrending();
  const product = query.data;
  const failed = (error: unknown) => toasts.failure(messageOf(error));
  const commands: Command[] = [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil size={16} aria-hidden="true" />,
      call: productCalls.admin.edit,
      run: () => goTo(adminAddresses.products({ edit: chosen._id })),
    },
  ];
  if (product) {
    const { seller, takenDown, trending: isTrending } = product;
    commands.push(
      takenDown === null
        ? {
            id: 'take-down',
            label: 'Take down…',
            icon: <CircleOff size={16} aria-hidden="true" />,
            call: takeDown,
            run: () => ask((end) => <TakeDownDialog product={product} onClose={end} />),
          }
        : {
            id: 'put-up',
            label: puttingUp(product),
            icon: <ArrowUpToLine size={16} aria-hidden="true" />,
            call: putUp,
            run: () => close(() => void tellDone(product, up(product)).catch(failed)),
          },
      {
        id: 'trending',
        label: isTrending ? 'Clear trending' : 'Set as trending',
        icon: <Star size={16} aria-hidden="true" />,
        call: setTrending,
        run: () => close(() => void setTo(!isTrending)),
      },
      {
        id: 'seller',
        label: 'Products of its seller',
        detail: seller.name,
        icon: <Store size={16} aria-hidden="true" />,
        call: getAllProductsOf,
        run: () => goTo(adminAddresses.sellerProducts(seller._id)),
      },
    );
  }

  async function setTo(isTrending: boolean) {
    if (!product) return;
    const set = (to: boolean) => trending.mutateAsync({ product, trending: to });
    await set(isTrending).then(
      () =>
        toasts.undoable(
          `${isolate(product.name)} is ${isTrending ? 'trending' : 'no longer trending'}`,
          () => set(!isTrending),
        ),
      failed,
    );
  }

  return <CommandLevel {...level} query={query} commands={commands} />;
}
