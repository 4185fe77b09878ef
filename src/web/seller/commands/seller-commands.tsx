import {
  ArrowRight,
  CalendarClock,
  CircleCheck,
  Eye,
  EyeOff,
  FileText,
  MessageCircle,
  Package,
  Pencil,
  Plus,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hideProduct, setAvailability } from '#contracts/availability/calls.ts';
import { getOwnMessages } from '#contracts/calls/messages.ts';
import { addProduct, productCalls } from '#contracts/calls/products.ts';
import { exportOwnData, updateProfile, updateVacation } from '#contracts/calls/profile.ts';
import { findForSeller } from '#contracts/found/calls.ts';
import type { FoundBySeller } from '#contracts/found/found.ts';
import type { Lead } from '#contracts/leads/lead.ts';
import { getLead, getLeads, moveLead } from '#contracts/leads/lead-calls.ts';
import type { SellerAccess } from '#contracts/policy.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as general from '#texts/back-office/commands.ts';
import { poster } from '#texts/back-office/documents.ts';
import * as texts from '#texts/seller/commands.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as frame from '#texts/seller/frame.ts';
import { title as messages } from '#texts/seller/messages.ts';
import { title as notices } from '#texts/seller/notices.ts';
import * as products from '#texts/seller/products.tsx';
import * as profile from '#texts/seller/profile.ts';
import { payments } from '#texts/seller/sales.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import type { Command } from '#web/ui/back-office/commands/command.ts';
import {
  CommandLevel,
  Commands,
  type CommandsProps,
  type Level,
  type Line,
  type Screen,
  useTyped,
} from '#web/ui/back-office/commands/commands.tsx';
import type { Chosen } from '#web/ui/back-office/commands/recent.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { MovesProvider, useBeginMove } from '../leads/moves/moves-provider.tsx';
import { nextMoves } from '../leads/moves/next-moves.ts';
import { tell, useProductStates } from '../products/states/use-product-states.ts';
import { addressOf, sellerScreens } from '../screens.ts';
import { useMay } from '../use-own-account.ts';
import { useMayWrite, useUserId } from '../use-self.ts';

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

const card = (at: string, label: string, words: string, call?: SellerAccess): Screen => ({
  ...{ id: at, to: `${sellerAddresses.dashboard}#${at}`, label, words, detail: frame.dashboard },
  ...{ icon: <UserRound size={16} aria-hidden="true" />, isTyped: true },
  ...(call && { call }),
});

const { wordsForCards: words } = texts;

/** What stands on the dashboard. */
const cards = [
  card('profile-information', profile.information, words.information, updateProfile),
  card('vacation', profile.vacation, words.vacation, updateVacation),
  card('sales', payments, words.payments, updateProfile),
  card('messages', messages, words.messages, getOwnMessages),
  card('sessions', profile.sessions, words.sessions),
  card('notices', notices, words.notices),
  card('poster', poster, words.poster),
  card('reset-password', profile.resetPassword, words.password),
  card('two-step-verification', profile.twoStepVerification, words.secondFactor),
  card('your-data', profile.yourData, words.data, exportOwnData),
];

/** What is added by a form, and these screens, each with the call that it is about. */
const more: Screen[] = [
  ...behindTabs,
  ...cards,
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

/** What a seller can do with a lead: its moves, as in its row. */
export function LeadLevel(level: Level) {
  const { chosen, close, goTo } = level;
  const params = { userId: useUserId(), leadId: chosen._id };
  const query = useRead(getLead, { params });
  const begin = useBeginMove();

  function movesOf(lead: Lead): Command[] {
    if (lead.isJunk) return [];
    const { usual, more } = nextMoves[lead.state];
    const moves = [...(usual ? [usual] : []), ...more];
    return moves.map(({ to, label }) => ({
      id: label,
      label,
      icon: <ArrowRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />,
      call: moveLead,
      run: () => close(() => begin(lead, to)),
    }));
  }

  const commands: Command[] = [
    {
      id: 'open',
      label: general.openIt,
      icon: <MessageCircle size={16} aria-hidden="true" />,
      call: getLead,
      run: () => goTo(sellerAddresses.enquiry(chosen._id)),
    },
    ...(query.data ? movesOf(query.data) : []),
  ];
  return <CommandLevel {...level} query={query} commands={commands} />;
}

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
      label: products.makeAvailable,
      icon: <CircleCheck size={16} aria-hidden="true" />,
      call: setAvailability,
      run: () => become('AVAILABLE'),
    };
    const markSold: Command = {
      id: 'sold',
      label: products.markSold,
      icon: <CircleCheck size={16} aria-hidden="true" />,
      call: setAvailability,
      run: () => become('SOLD'),
    };
    return [
      ...(isSold ? [] : [markSold]),
      ...(availability === 'AVAILABLE' ? [] : [makeAvailable]),
      {
        id: 'reserve',
        label: availability === 'RESERVED' ? products.reserveAnew : products.reserveMenu,
        icon: <CalendarClock size={16} aria-hidden="true" />,
        call: setAvailability,
        run: () => ask((end) => <ReserveDialog product={product} onClose={end} />),
      },
      {
        id: 'hide',
        label: isHidden ? products.show : products.hide,
        icon: <Mark size={16} aria-hidden="true" />,
        call: hideProduct,
        run: () => close(() => void tell(name, hide(product, !isHidden))),
      },
    ];
  }

  const commands: Command[] = [
    {
      id: 'edit',
      label: texts.edit,
      icon: <Pencil size={16} aria-hidden="true" />,
      call: productCalls.seller.edit,
      run: () => goTo(sellerAddresses.products({ edit: chosen._id })),
    },
    ...(query.data ? states(query.data) : []),
    {
      id: 'enquiries',
      label: products.enquiries,
      icon: <MessageCircle size={16} aria-hidden="true" />,
      call: getLeads,
      run: () => goTo(sellerAddresses.enquiriesAbout(chosen._id)),
    },
  ];
  return <CommandLevel {...level} query={query} commands={commands} />;
}
