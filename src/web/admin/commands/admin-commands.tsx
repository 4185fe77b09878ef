import {
  BookOpen,
  Boxes,
  FileText,
  FolderTree,
  Layers,
  MessageCircle,
  Package,
  Plus,
  Store,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { categoryCalls, productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { findForAdmin } from '#contracts/found/calls.ts';
import type { FoundByAdmin } from '#contracts/found/found.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import {
  Commands,
  type CommandsProps,
  type Level,
  type Line,
  type Screen,
  useTyped,
} from '#web/ui/back-office/commands/commands.tsx';
import type { Chosen } from '#web/ui/back-office/commands/recent.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { wordsOfApproval } from '../sellers/approval-state.tsx';
import { destinations } from './destinations.ts';
import { EntryLevel, ProductLevel, SellerLevel } from './levels.tsx';

/** The command list of admins: screens, products, sellers, leads and the taxonomy, and what can be done with them. */
export function AdminCommands(props: CommandsProps) {
  const typed = useTyped();
  const { data: own } = useRead(getOwnAdmin, {});
  const found = useRead(findForAdmin, { query: { text: typed.sought } }, typed.options);
  return (
    <Commands
      {...props}
      groups={[]}
      label="A screen, product, seller, category, story, admin or reference"
      typed={typed}
      found={{ ...found, data: found.data?.map(leadingOn) }}
      more={more}
      may={(call) => 'permission' in call && own?.permissions.includes(call.permission) === true}
      iconOf={iconOf}
      addressOf={addressOfFound}
      level={(level) => <LevelOf {...level} />}
    />
  );
}

const add = (to: string, label: string, call: NonNullable<Command['call']>) => ({
  ...{ id: to, to, label, call },
  icon: <Plus size={16} aria-hidden="true" />,
});

/** What can be gone to without saying of what, and what is added by a form, each with the call that it is about. */
const more: Screen[] = [
  ...destinations.map(({ Icon, permission, ...destination }) => ({
    ...destination,
    id: `${destination.to} ${destination.label}`,
    icon: <Icon size={16} aria-hidden="true" />,
    call: { policy: 'admin' as const, permission },
  })),
  add(adminAddresses.categories({ edit: 'new' }), 'Add Category', categoryCalls.add),
  add(adminAddresses.subCategories({ edit: 'new' }), 'Add Sub-Category', subCategoryCalls.add),
  add(adminAddresses.productTypes({ edit: 'new' }), 'Add Product Type', productTypeCalls.add),
];

const icons: Readonly<Record<FoundByAdmin['kind'], ReactNode>> = {
  product: <Package size={16} aria-hidden="true" />,
  seller: <Store size={16} aria-hidden="true" />,
  lead: <MessageCircle size={16} aria-hidden="true" />,
  category: <Layers size={16} aria-hidden="true" />,
  'sub-category': <FolderTree size={16} aria-hidden="true" />,
  'product-type': <Boxes size={16} aria-hidden="true" />,
  story: <BookOpen size={16} aria-hidden="true" />,
  page: <FileText size={16} aria-hidden="true" />,
  admin: <UserRound size={16} aria-hidden="true" />,
};
const isKind = (kind: string): kind is FoundByAdmin['kind'] => Object.hasOwn(icons, kind);
const iconOf = (kind: string) => isKind(kind) && icons[kind];

/**
 * Where a found thing leads, if one way: a lead to its row of the pipeline, which is its seller's alone to change, a story to
 * its editor, an admin to its line.
 */
function addressOfFound({ kind, label, _id }: Chosen) {
  if (kind === 'lead') return adminAddresses.pipelineOf(label);
  if (kind === 'story' || kind === 'page') return adminAddresses.page(_id);
  return kind === 'admin' ? adminAddresses.people : undefined;
}

function leadingOn(found: FoundByAdmin): Line {
  const line = lineOf(found);
  return { ...line, to: addressOfFound(line) };
}

function lineOf(found: FoundByAdmin): Line {
  const { kind, _id } = found;
  const common = { kind, _id, icon: icons[kind] };
  if (found.kind === 'lead') {
    const { reference, piece, state, seller } = found;
    const detail = [leadStates[state].name, piece, seller.name].filter(Boolean).join(' · ');
    return { ...common, label: reference, detail, heading: 'Leads' };
  }
  if (found.kind === 'product') {
    const { name, brand, sku, sellerSku, seller, picture } = found;
    const detail = [brand, sku, sellerSku, seller.name].filter(Boolean).join(' · ');
    const icon = <Thumbnail media={picture} size={28} />;
    return { ...common, label: name, detail, icon, heading: 'Products' };
  }
  if (found.kind === 'seller') {
    const detail = `${wordsOfApproval(found.approval)} · ${found.email}`;
    return { ...common, label: found.name, detail, heading: 'Sellers' };
  }
  if (found.kind === 'admin') {
    return { ...common, label: found.name, detail: found.email, heading: 'People' };
  }
  if ('within' in found) {
    const detail = [kindNames[found.kind], found.within].filter(Boolean).join(' · ');
    return { ...common, label: found.name, detail, heading: 'Taxonomy' };
  }
  const detail = found.kind === 'story' ? 'Story' : 'Page';
  return { ...common, label: found.name, detail, heading: 'Stories & Pages' };
}

const kindNames = {
  category: 'Category',
  'sub-category': 'Sub-category',
  'product-type': 'Product type',
} as const;

/** What can be done with a chosen thing. */
function LevelOf(level: Level) {
  switch (level.chosen.kind) {
    case 'product':
      return <ProductLevel {...level} />;
    case 'seller':
      return <SellerLevel {...level} />;
    case 'category':
      return (
        <EntryLevel
          {...level}
          calls={categoryCalls}
          param="category"
          addressOf={adminAddresses.categories}
        />
      );
    case 'sub-category':
      return (
        <EntryLevel
          {...level}
          calls={subCategoryCalls}
          param="subCategory"
          addressOf={adminAddresses.subCategories}
        />
      );
    default:
      return (
        <EntryLevel
          {...level}
          calls={productTypeCalls}
          param="type"
          addressOf={adminAddresses.productTypes}
        />
      );
  }
}
