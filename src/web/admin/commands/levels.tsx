import {
  ArrowUpToLine,
  Check,
  CircleOff,
  Eye,
  EyeOff,
  LifeBuoy,
  MessagesSquare,
  Package,
  Pencil,
  Star,
  Store,
  UserRound,
  X,
} from 'lucide-react';
import { putUp, takeDown } from '#contracts/availability/calls.ts';
import { getMessagesOf } from '#contracts/calls/messages.ts';
import {
  getAllProducts,
  getAllProductsOf,
  productCalls,
  setTrending,
} from '#contracts/calls/products.ts';
import { changeSellerStatus, getAnySeller } from '#contracts/calls/sellers.ts';
import { logInAsSeller } from '#contracts/calls/support.ts';
import type { Seller } from '#contracts/seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import type { TaxonomyCalls, TaxonomyEntry } from '../catalogue/taxonomy.ts';
import { useTaxonomyActions } from '../catalogue/taxonomy-actions.tsx';
import { puttingUp, tellDone, useTakeDown } from '../products/take-down/use-take-down.ts';
import { useTrending } from '../products/use-trending.ts';
import type { Decision } from '../sellers/use-decide.ts';

type EntryLevelProps<T extends TaxonomyEntry> = Level & {
  calls: TaxonomyCalls<T> & Record<'edit' | 'setListing', NonNullable<Command['call']>>;
  /** The parameter of the product table that names such an entry. */
  param: 'category' | 'subCategory' | 'type';
  /** The screen of its level. */
  addressOf: typeof adminAddresses.categories;
};

/** What an admin can do with a taxonomy entry. */
export function EntryLevel<T extends TaxonomyEntry>({
  calls,
  param,
  addressOf,
  ...level
}: EntryLevelProps<T>) {
  const { chosen, close, goTo } = level;
  const query = useRead(calls.getOne, { params: { id: chosen._id } });
  const { setListing } = useTaxonomyActions(calls);
  const entry = query.data;
  const commands: Command[] = [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil size={16} aria-hidden="true" />,
      call: calls.edit,
      run: () => goTo(addressOf({ edit: chosen._id })),
    },
    {
      id: 'products',
      label: 'Its products',
      icon: <Package size={16} aria-hidden="true" />,
      call: getAllProducts,
      run: () => goTo(adminAddresses.products({ [param]: chosen._id })),
    },
  ];
  if (entry) {
    const isListed = entry.status === 'LISTED';
    const Mark = isListed ? EyeOff : Eye;
    commands.push({
      id: 'listing',
      label: isListed ? 'Unlist' : 'List',
      icon: <Mark size={16} aria-hidden="true" />,
      call: calls.setListing,
      run: () => close(() => void change(entry)),
    });
  }

  async function change(of: T) {
    const isListed = of.status === 'LISTED';
    try {
      const undo = await setListing(of, isListed ? 'UNLISTED' : 'LISTED');
      toasts.undoable(`${isolate(of.name)} is ${isListed ? 'unlisted' : 'listed'}`, undo);
    } catch (error) {
      toasts.failure(messageOf(error));
    }
  }

  return <CommandLevel {...level} query={query} commands={commands} />;
}

const TakeDownDialog = lazyDialog(
  () => import('../products/take-down/take-down-dialog.tsx'),
  (module) => module.TakeDownDialog,
);

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
