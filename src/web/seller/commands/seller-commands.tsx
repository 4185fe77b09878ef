import { FileText, MessageCircle, Package, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { addProduct } from '#contracts/calls/products.ts';
import { findForSeller } from '#contracts/found/calls.ts';
import type { FoundBySeller } from '#contracts/found/found.ts';
import * as texts from '#texts/seller/commands.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as products from '#texts/seller/products.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
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
import { MovesProvider } from '../leads/moves/moves-provider.tsx';
import { addressOf, sellerScreens } from '../screens.ts';
import { useMay } from '../use-own-account.ts';
import { useMayWrite, useUserId } from '../use-self.ts';
import { LeadLevel } from './lead-level.tsx';
import { ProductLevel } from './product-level.tsx';

/** The command list of a seller: screens, own products, enquiries and customers, and what can be done with them. */
export function SellerCommands(props: CommandsProps) {
  const userId = useUserId();
  const may = useMay();
  const mayWrite = useMayWrite();
  const typed = useTyped();
  const input = { params: { userId }, query: { text: typed.sought } };
  const found = useRead(findForSeller, input, typed.options);
  return (
    <MovesProvider>
      <Commands
        {...props}
        label={texts.whatToType}
        typed={typed}
        found={{ ...found, data: found.data?.map(lineOf) }}
        more={more}
        may={(call) =>
          'staff' in call && may(call) && (call.policy !== 'approved-seller' || mayWrite)
        }
        iconOf={iconOf}
        addressOf={addressOfFound}
        level={(level) => <LevelOf {...level} />}
      />
    </MovesProvider>
  );
}

/** Screens that are not in the menu. */
const behindTabs = sellerScreens.flatMap((screen): Screen[] => {
  const { Icon, title, call, words, isTab } = screen;
  if (Icon || title === undefined || call === undefined) return [];
  const [to, detail] = [addressOf(screen), isTab ? enquiries.title : undefined];
  const icon = <FileText size={16} aria-hidden="true" />;
  return [{ id: to, to, label: title, detail, words, icon, call }];
});

/** What is added by a form, and these screens, each with the call that it is about. */
const more: Screen[] = [
  ...behindTabs,
  {
    ...{ id: 'add', label: products.add, call: addProduct },
    to: sellerAddresses.products({ edit: 'new' }),
    icon: <Plus size={16} aria-hidden="true" />,
  },
];

const icons: Readonly<Record<FoundBySeller['kind'], ReactNode>> = {
  product: <Package size={16} aria-hidden="true" />,
  lead: <MessageCircle size={16} aria-hidden="true" />,
  customer: <UserRound size={16} aria-hidden="true" />,
};
const isKind = (kind: string): kind is FoundBySeller['kind'] => Object.hasOwn(icons, kind);
const iconOf = (kind: string) => isKind(kind) && icons[kind];

const addressOfFound = ({ kind, _id }: Chosen) =>
  kind === 'customer' ? sellerAddresses.customer(_id) : undefined;

function lineOf(found: FoundBySeller): Line {
  const { kind, _id } = found;
  const common = { kind, _id, icon: icons[kind] };
  if (found.kind === 'lead') {
    const { reference, state, piece } = found;
    const detail = inOneLine(leadStates[state].name, piece);
    return { ...common, label: reference, detail, heading: texts.enquiries };
  }
  if (found.kind === 'product') {
    const { name, brand, sku, sellerSku, picture } = found;
    const icon = <Thumbnail media={picture} size={28} />;
    const detail = inOneLine(brand, sku, sellerSku);
    return { ...common, label: name, detail, icon, heading: texts.products };
  }
  const { name, phone, email } = found;
  return {
    ...common,
    label: name || phone || email || '',
    detail: inOneLine(name && phone, name && email),
    heading: texts.customers,
    to: sellerAddresses.customer(_id),
    isPersonal: true,
  };
}

const inOneLine = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** What can be done with a chosen thing. */
const LevelOf = (level: Level) =>
  level.chosen.kind === 'lead' ? <LeadLevel {...level} /> : <ProductLevel {...level} />;
