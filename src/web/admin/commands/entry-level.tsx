import { Eye, EyeOff, Package, Pencil } from 'lucide-react';
import { getAllProducts } from '#contracts/calls/products.ts';
import { isolate } from '#domain/text/isolate.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import { CommandLevel, type Level } from '#web/ui/back-office/commands/commands.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import type { TaxonomyCalls, TaxonomyEntry } from '../catalogue/taxonomy.ts';
import { useTaxonomyActions } from '../catalogue/taxonomy-actions.tsx';

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
