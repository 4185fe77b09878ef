import { Check, LifeBuoy, MessagesSquare, Package, UserRound, X } from 'lucide-react';
import { getMessagesOf } from '#contracts/calls/messages.ts';
import { getAllProductsOf } from '#contracts/calls/products.ts';
import { changeSellerStatus, getAnySeller } from '#contracts/calls/sellers.ts';
import { logInAsSeller } from '#contracts/calls/support.ts';
import type { Seller } from '#contracts/seller.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import type { Decision } from '../sellers/use-decide.ts';

const DecideDialog = lazyDialog(
  () => import('../sellers/decide-dialog.tsx'),
  (module) => module.DecideDialog,
);
const SupportDialog = lazyDialog(
  () => import('../sellers/support-log-in.tsx'),
  (module) => module.SupportDialog,
);

/** What an admin can do with a seller: the decisions are those of its screen. */
export function SellerLevel(level: Level) {
  const { chosen, ask, goTo } = level;
  const query = useRead(getAnySeller, { params: { id: chosen._id } });
  const seller = query.data;
  const screens: Command[] = [
    {
      id: 'profile',
      label: 'Profile',
      icon: <UserRound size={16} aria-hidden="true" />,
      call: getAnySeller,
      run: () => goTo(adminAddresses.sellerProfile(chosen._id)),
    },
    {
      id: 'products',
      label: 'View Products',
      icon: <Package size={16} aria-hidden="true" />,
      call: getAllProductsOf,
      run: () => goTo(adminAddresses.sellerProducts(chosen._id)),
    },
    {
      id: 'messages',
      label: 'Messages',
      icon: <MessagesSquare size={16} aria-hidden="true" />,
      call: getMessagesOf,
      run: () => goTo(adminAddresses.sellerMessages(chosen._id)),
    },
  ];

  const decide = (of: Seller, decision: Decision, label: string): Command => ({
    id: decision,
    label,
    icon:
      decision === 'approve' ? (
        <Check size={16} aria-hidden="true" />
      ) : (
        <X size={16} aria-hidden="true" />
      ),
    call: changeSellerStatus,
    run: () => ask((end) => <DecideDialog seller={of} decision={decision} onClose={end} />),
  });
  const logIn = (of: Seller): Command => ({
    id: 'log-in',
    label: 'Log in as seller…',
    icon: <LifeBuoy size={16} aria-hidden="true" />,
    call: logInAsSeller,
    run: () => ask((end) => <SupportDialog seller={of} onClose={end} />),
  });
  const decisions =
    seller === undefined
      ? []
      : [
          ...(seller.status
            ? [decide(seller, 'deactivate', 'Deactivate…')]
            : [decide(seller, 'approve', 'Approve…')]),
          ...(seller.approval === 'pending' ? [decide(seller, 'decline', 'Decline…')] : []),
          logIn(seller),
        ];
  return <CommandLevel {...level} query={query} commands={[...screens, ...decisions]} />;
}
