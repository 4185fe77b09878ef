import { ArrowUpRight, FileText, type LucideIcon, PanelsTopLeft } from 'lucide-react';
import type { AdminPermission } from '#contracts/policy.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { partNames } from '../content/part-names.ts';
import { addressOf, adminScreens } from '../screens.ts';

/** What the command list leads to without saying of what. */
type Destination = {
  /** Its address, unlike that of any other. */
  to: string;
  label: string;
  detail?: string | undefined;
  words?: string | undefined;
  Icon: LucideIcon;
  permission: AdminPermission;
  /** Shown where something is typed alone. */
  isTyped?: true;
};

const screens = adminScreens
  .filter(({ path, title }) => title && !path.includes(':'))
  .map((screen): Destination => {
    const { title = '', tabs, menu, Icon = FileText, words, permission } = screen;
    const detail = tabs === undefined || tabs === title ? menu : tabs;
    return { to: addressOf(screen), label: title, detail, words, Icon, permission };
  });

type Part = keyof typeof partNames;

const wordsOfParts: Record<Part, string> = {
  slides: 'hero banner carousel first view pictures photos video',
  promotions: 'banner campaign offer advert deals',
  sections: 'blocks order stories photographs badges layout',
  colours:
    'change shop store marketplace colour colors theme brand accent icon qr poster print rename',
  about: 'founder us picture story',
  terms: 'refund refunds returns shipping delivery conditions legal exchange days policy',
  contact:
    'address phone whatsapp chat number email opening store hours holiday closed support us imprint',
  footer: 'tagline languages currency rating badge reviews stars',
  social: 'instagram facebook youtube tiktok media',
  search: 'seo google title description sitemap robots link preview picture meta',
};

const parts = (Object.keys(partNames) as Part[]).map((part): Destination => {
  const common = { Icon: PanelsTopLeft, permission: 'see-content', isTyped: true } as const;
  const to = adminAddresses.content({ part });
  return { ...common, to, label: partNames[part], detail: 'Content', words: wordsOfParts[part] };
});

/** What people look for that is not here, with what comes nearest to it. */
const absent: Omit<Destination, 'Icon'>[] = [
  {
    ...{ to: addressOf({ path: 'leads/receipts' }), permission: 'see-receipts' },
    label: 'No commission, payouts or card payments',
    detail: 'Shoppers pay the seller, who writes the receipt',
    words: 'fees cart basket gateway stripe razorpay bank transfer billing',
  },
  {
    ...{ to: adminAddresses.products(), permission: 'see-products' },
    label: 'No coupons or vouchers',
    detail: 'Change the prices of many products at once',
    words: 'coupon voucher promo discount code gift card',
  },
  {
    ...{ to: adminAddresses.content({ part: 'footer' }), permission: 'see-content' },
    label: 'No reviews by shoppers',
    detail: 'The stars beside products stand in the part Footer and badge',
    words: 'review ratings comments testimonials',
  },
  {
    ...{ to: adminAddresses.notices, permission: 'own-account' },
    label: 'No text messages',
    detail: 'Notices come by mail and on devices',
    words: 'sms',
  },
];

export const destinations: readonly Destination[] = [
  ...screens,
  ...parts,
  ...absent.map((each) => ({ ...each, Icon: ArrowUpRight, isTyped: true as const })),
];
