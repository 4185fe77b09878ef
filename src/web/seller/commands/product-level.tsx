import { CalendarClock, CircleCheck, Eye, EyeOff, MessageCircle, Pencil } from 'lucide-react';
import { hideProduct, setAvailability } from '#contracts/availability/calls.ts';
import { productCalls } from '#contracts/calls/products.ts';
import { getLeads } from '#contracts/leads/lead-calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as words from '#texts/seller/commands.ts';
import * as texts from '#texts/seller/products.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { tell, useProductStates } from '../products/states/use-product-states.ts';

const ReserveDialog = lazyDialog(
  () => import('../products/states/reserve-dialog.tsx'),
  (module) => module.ReserveDialog,
);

/** What a seller can do with a product, as in its row. */
export function ProductLevel(level: Level) {
  const { chosen, close, ask, goTo } = level;
  const query = useRead(productCalls.seller.getOne, { params: { id: chosen._id } });
  const { setTo, hide } = useProductStates();

  function states(product: ManagedProduct): Command[] {
    const { availability, hiddenBy } = product;
    const name = isolate(product.name);
    const isSold = availability === 'SOLD';
    const isHidden = hiddenBy.includes('hidden-by-seller');
    const Mark = isHidden ? Eye : EyeOff;
    const become = (to: 'AVAILABLE' | 'SOLD') =>
      close(() => void tell(name, setTo(product, { availability: to, reservedUntil: null })));
    const makeAvailable: Command = {
      id: 'available',
      label: texts.makeAvailable,
      icon: <CircleCheck size={16} aria-hidden="true" />,
      call: setAvailability,
      run: () => become('AVAILABLE'),
    };
    const markSold: Command = {
      id: 'sold',
      label: texts.markSold,
      icon: <CircleCheck size={16} aria-hidden="true" />,
      call: setAvailability,
      run: () => become('SOLD'),
    };
    return [
      ...(isSold ? [] : [markSold]),
      ...(availability === 'AVAILABLE' ? [] : [makeAvailable]),
      {
        id: 'reserve',
        label: availability === 'RESERVED' ? texts.reserveAnew : texts.reserveMenu,
        icon: <CalendarClock size={16} aria-hidden="true" />,
        call: setAvailability,
        run: () => ask((end) => <ReserveDialog product={product} onClose={end} />),
      },
      {
        id: 'hide',
        label: isHidden ? texts.show : texts.hide,
        icon: <Mark size={16} aria-hidden="true" />,
        call: hideProduct,
        run: () => close(() => void tell(name, hide(product, !isHidden))),
      },
    ];
  }

  const commands: Command[] = [
    {
      id: 'edit',
      label: words.edit,
      icon: <Pencil size={16} aria-hidden="true" />,
      call: productCalls.seller.edit,
      run: () => goTo(sellerAddresses.products({ edit: chosen._id })),
    },
    ...(query.data ? states(query.data) : []),
    {
      id: 'enquiries',
      label: texts.enquiries,
      icon: <MessageCircle size={16} aria-hidden="true" />,
      call: getLeads,
      run: () => goTo(sellerAddresses.enquiriesAbout(chosen._id)),
    },
  ];
  return <CommandLevel {...level} query={query} commands={commands} />;
}
