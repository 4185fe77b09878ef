import {
  Activity,
  BookOpen,
  ChartNoAxesColumn,
  Flag,
  FolderTree,
  Layers,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Package,
  PanelsTopLeft,
  ScrollText,
  Search,
  Settings2,
  Store,
  Tag,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { matchPath } from 'react-router';
import type { Waiting } from '#contracts/calls/waiting.ts';
import type { AdminPermission } from '#contracts/policy.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';

/**
 * A screen of the admins' back office: its entry here is all that the frame knows of it. Routes, menu, tabs, the command
 * list and who may see it follow.
 */
export type AdminScreen = {
  /** Its address below `/admin/`. */
  path: string;
  /** Its module below this folder. */
  file: string;
  /** What it takes to see it. */
  permission: AdminPermission;
  /** What it is called in the menu, as a tab and in the command list; none of those leads to a screen without a title. */
  title?: string;
  /** The group of the menu that it stands in, for itself and for those behind its tabs. */
  menu?: MenuGroup;
  Icon?: LucideIcon;
  /** What the number in the menu counts. */
  counted?: readonly (keyof Waiting)[];
  /** What that number says, where it is not that they wait. */
  counts?: 'failed';
  /** The tabs that it is one of; what the menu calls the screen that stands there for all of them. */
  tabs?: string;
  /** What its tab is called, where it is not its title. */
  tab?: string;
  /** What the number in its tab counts. */
  counter?: keyof Waiting;
  /** Other words that it is looked for by in the command list. */
  words?: string;
};

export const menuGroups = ['Overview', 'Catalogue', 'Shop', 'Trade', 'Operation'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Every screen behind the log-in, in the order of the menu and of tabs. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    file: 'dashboard/dashboard.tsx',
    permission: 'own-account',
    title: 'Dashboard',
    menu: 'Overview',
    Icon: ChartNoAxesColumn,
    words:
      'numbers statistics figures visits to do waiting analytics top best traffic overview today',
  },
  {
    path: 'category',
    file: 'catalogue/category.tsx',
    permission: 'see-catalogue',
    title: 'Categories',
    menu: 'Catalogue',
    Icon: Layers,
    words: 'taxonomy departments order merge translate category menu navigation header',
  },
  {
    path: 'product',
    file: 'products/product.tsx',
    permission: 'see-products',
    title: 'Products',
    menu: 'Catalogue',
    Icon: Package,
    tabs: 'Products',
    words:
      'items articles pieces trending prices bulk change take down discount offer sale hide sku wrong typo mistake correct fix edit description photo picture out of stock quantity sold reserved available price list',
  },
  {
    path: 'import',
    file: 'imports/imports.tsx',
    permission: 'change-products',
    title: 'Import and Export',
    tabs: 'Products',
    words: 'csv excel xlsx upload download table file bulk prices stock spreadsheet undo',
  },
  {
    path: 'feeds',
    file: 'feeds/feeds.tsx',
    permission: 'see-settings',
    title: 'Product Feeds',
    tabs: 'Products',
    words: 'google merchant meta facebook instagram whatsapp shopping ads xml tsv',
  },
  {
    path: 'sub-category',
    file: 'catalogue/sub-category.tsx',
    permission: 'see-catalogue',
    title: 'Sub-Categories',
    menu: 'Catalogue',
    Icon: FolderTree,
    tabs: 'Sub-Categories',
    words: 'taxonomy order merge move category subcategory',
  },
  {
    path: 'product-type',
    file: 'catalogue/product-type.tsx',
    permission: 'see-catalogue',
    title: 'Product Types',
    tabs: 'Sub-Categories',
    tab: 'Types',
    words: 'taxonomy kinds order merge move',
  },
  { path: 'merge/:kind/:id', file: 'catalogue/merge/merge.tsx', permission: 'change-catalogue' },
  {
    path: 'brands',
    file: 'catalogue/brands.tsx',
    permission: 'see-catalogue',
    title: 'Brands',
    menu: 'Catalogue',
    Icon: Tag,
    tabs: 'Brands & Attributes',
    words: 'makers manufacturers spelling rename merge duplicates',
  },
  {
    path: 'attributes',
    file: 'attributes/attributes.tsx',
    permission: 'see-catalogue',
    title: 'Attributes',
    tabs: 'Brands & Attributes',
    words:
      'filters facets sizes colours materials values fields choices colors variants size chart options',
  },
  {
    path: 'content',
    file: 'content/content.tsx',
    permission: 'see-content',
    title: 'Content',
    menu: 'Shop',
    Icon: PanelsTopLeft,
    tabs: 'Content',
    tab: 'Texts and Pictures',
    words:
      'words change languages arabic hindi translations faq questions policy photos website storefront design',
  },
  {
    path: 'home-page',
    file: 'home-page/home-page.tsx',
    permission: 'see-products',
    title: 'Home Page',
    tabs: 'Content',
    words: 'trending new arrivals featured sellers order front homepage start',
  },
  {
    path: 'redirects',
    file: 'redirects/redirects.tsx',
    permission: 'see-content',
    title: 'Redirects',
    tabs: 'Content',
    words: 'old addresses urls 301 links moved import',
  },
  {
    path: 'redirects/not-found',
    file: 'redirects/missing-pages.tsx',
    permission: 'see-content',
    title: 'Pages Not Found',
    tabs: 'Content',
    words: '404 broken links missing',
  },
  {
    path: 'pages',
    file: 'pages/pages.tsx',
    permission: 'see-content',
    title: 'Stories & Pages',
    menu: 'Shop',
    Icon: BookOpen,
    words: 'story blog article journal terms write draft schedule policy',
  },
  { path: 'pages/:pageId', file: 'pages/page.tsx', permission: 'see-content' },
  {
    path: 'searches',
    file: 'searches/synonyms.tsx',
    permission: 'see-searches',
    title: 'Searches',
    menu: 'Shop',
    Icon: Search,
    tabs: 'Searches',
    tab: 'Synonyms',
    words: 'synonym synonyms words meaning family',
  },
  {
    path: 'searches/nothing',
    file: 'searches/fruitless-searches.tsx',
    permission: 'see-searches',
    title: 'Found nothing',
    tabs: 'Searches',
    counter: 'searches',
    words: 'no results searched',
  },
  {
    path: 'searches/frequent',
    file: 'searches/frequent-searches.tsx',
    permission: 'see-searches',
    title: 'Most searched',
    tabs: 'Searches',
    words: 'popular trending searches',
  },
  {
    path: 'searches/blocked',
    file: 'searches/blocked-words.tsx',
    permission: 'see-searches',
    title: 'Blocked words',
    tabs: 'Searches',
    words: 'forbidden suggestions',
  },
  {
    path: 'sellers',
    file: 'sellers/sellers.tsx',
    permission: 'see-sellers',
    title: 'Sellers',
    menu: 'Trade',
    Icon: Store,
    words:
      'vendors shops merchants invite register tags documents log in as support session ban block deactivate suspend pause close kyc licence license verify change phone email name lost forgotten forgot reset passwords cannot log in locked out merge duplicates',
  },
  {
    path: 'sellers/:id',
    file: 'sellers/seller-products.tsx',
    permission: 'see-sellers',
    title: 'Products',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/profile',
    file: 'sellers/seller-profile.tsx',
    permission: 'see-sellers',
    title: 'Profile',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/messages',
    file: 'sellers/seller-messages.tsx',
    permission: 'see-messages',
    title: 'Messages',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/enquiries',
    file: 'sellers/seller-enquiries.tsx',
    permission: 'see-leads',
    title: 'Enquiries',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/receipts',
    file: 'sellers/seller-receipts.tsx',
    permission: 'see-receipts',
    title: 'Receipts',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/activity',
    file: 'sellers/seller-activity.tsx',
    permission: 'see-audit',
    title: 'Activity',
    tabs: 'Seller',
  },
  {
    path: 'sellers/:id/sessions',
    file: 'sellers/seller-sessions.tsx',
    permission: 'see-sellers',
    title: 'Sessions',
    tabs: 'Seller',
  },
  { path: 'sellers/:id/merge', file: 'sellers/merge/merge.tsx', permission: 'change-sellers' },
  {
    path: 'approvals',
    file: 'approvals/approvals.tsx',
    permission: 'see-sellers',
    title: 'Approvals',
    menu: 'Trade',
    Icon: UserRoundCheck,
    counted: ['sellers', 'answers', 'changes', 'looks'],
    tabs: 'Approvals',
    tab: 'New',
    counter: 'sellers',
    words: 'registrations pending queue waiting review approve decline reject sellers',
  },
  {
    path: 'approvals/answers',
    file: 'approvals/answers.tsx',
    permission: 'see-sellers',
    title: 'Answers',
    tabs: 'Approvals',
    counter: 'answers',
    words: 'sellers replies written',
  },
  {
    path: 'approvals/changes',
    file: 'approvals/changes.tsx',
    permission: 'see-sellers',
    title: 'Changes',
    tabs: 'Approvals',
    counter: 'changes',
    words: 'new names numbers chat',
  },
  {
    path: 'approvals/looks',
    file: 'approvals/looks.tsx',
    permission: 'see-sellers',
    title: 'Products to approve',
    tabs: 'Approvals',
    counter: 'looks',
    words: 'pieces to look at review edits queue approve reject decline pending products',
  },
  {
    path: 'approvals/looks/:productId',
    file: 'approvals/review/review-piece.tsx',
    permission: 'see-sellers',
    tabs: 'Approvals',
  },
  {
    path: 'approvals/invited',
    file: 'approvals/invited.tsx',
    permission: 'see-sellers',
    title: 'Invited',
    tabs: 'Approvals',
    words: 'invite invitation resending again sellers',
  },
  {
    path: 'reports',
    file: 'reports/open-reports.tsx',
    permission: 'see-reports',
    title: 'Reports',
    menu: 'Trade',
    Icon: Flag,
    counted: ['reports'],
    tabs: 'Reports',
    tab: 'Open',
    counter: 'reports',
    words: 'complaints fake counterfeit abuse spam reviews fraud copyright',
  },
  {
    path: 'reports/answered',
    file: 'reports/answered-reports.tsx',
    permission: 'see-reports',
    title: 'Answered',
    tabs: 'Reports',
    words: 'complaints reports',
  },
  {
    path: 'leads',
    file: 'pipeline/pipeline.tsx',
    permission: 'see-leads',
    title: 'Leads',
    menu: 'Trade',
    Icon: MessageCircle,
    tabs: 'Enquiries',
    words: 'pipeline customers sales deals references enquiry orders checkout shoppers buyers',
  },
  {
    path: 'leads/waiting',
    file: 'pipeline/waiting-sellers.tsx',
    permission: 'see-leads',
    title: 'Waiting',
    tabs: 'Enquiries',
    words: 'late unanswered sellers pipeline',
  },
  {
    path: 'leads/conversion',
    file: 'pipeline/conversion.tsx',
    permission: 'see-numbers',
    title: 'Conversion',
    tabs: 'Enquiries',
    words: 'pipeline numbers won lost report revenue money value months sold analytics export',
  },
  {
    path: 'leads/receipts',
    file: 'pipeline/receipts.tsx',
    permission: 'see-receipts',
    title: 'Receipts',
    tabs: 'Enquiries',
    words: 'invoices pro-forma proforma bills tax vat gst payments pdf accounting',
  },
  {
    path: 'enquiries',
    file: 'activity/enquiries.tsx',
    permission: 'see-leads',
    title: 'Enquiries',
    tabs: 'Enquiries',
    tab: 'By product',
    words: 'chats whatsapp contacts prices shown references enquiry',
  },
  {
    path: 'messages',
    file: 'inbox/messages.tsx',
    permission: 'see-messages',
    title: 'Messages',
    menu: 'Trade',
    Icon: MessagesSquare,
    counted: ['messages'],
    words: 'contact form inbox visitors tickets feedback answer reply',
  },
  {
    path: 'announcements',
    file: 'inbox/announcements.tsx',
    permission: 'see-messages',
    title: 'Announcements',
    menu: 'Trade',
    Icon: Megaphone,
    tabs: 'Writing',
    words: 'tell all sellers news write send mail',
  },
  {
    path: 'newsletter/issues',
    file: 'inbox/newsletter-issues.tsx',
    permission: 'see-newsletter',
    title: 'Newsletters',
    tabs: 'Writing',
    words: 'issues write send campaign schedule draft',
  },
  {
    path: 'newsletter/issues/:issueId',
    file: 'inbox/newsletter-issue.tsx',
    permission: 'see-newsletter',
    tabs: 'Writing',
  },
  {
    path: 'newsletter',
    file: 'inbox/newsletter.tsx',
    permission: 'see-newsletter',
    title: 'Newsletter Readers',
    tabs: 'Writing',
    tab: 'Readers',
    words:
      'newsletters subscribers mailing list mail addresses unsubscribe bounced returned dead set aside',
  },
  {
    path: 'people',
    file: 'people/people.tsx',
    permission: 'see-people',
    title: 'People',
    menu: 'Operation',
    Icon: UsersRound,
    words:
      'admins staff roles invite team permissions owner users add remove colleague hand over delete my accounts',
  },
  {
    path: 'audit',
    file: 'activity/audit.tsx',
    permission: 'see-audit',
    title: 'Audit Log',
    menu: 'Operation',
    Icon: ScrollText,
    words: 'history changes changed who did when log export',
  },
  {
    path: 'settings',
    file: 'settings/settings.tsx',
    permission: 'see-settings',
    title: 'Settings',
    menu: 'Operation',
    Icon: Settings2,
    tabs: 'Settings',
    words:
      'configuration approval rules currency rate notices quiet hours maintenance mode pause close shop offline read only days kept retention two-step everybody dirham rupee exchange domain url smtp',
  },
  {
    path: 'bin',
    file: 'bin/bin.tsx',
    permission: 'see-products',
    title: 'Bin',
    tabs: 'Settings',
    words: 'deleted trash restore undo recycle archive recover sellers products categories who',
  },
  {
    path: 'privacy',
    file: 'privacy/privacy.tsx',
    permission: 'see-personal-data',
    title: 'Privacy',
    tabs: 'Settings',
    words:
      'erase erasure gdpr dpdp personal data export forget cookies consent notice policy delete account person',
  },
  {
    path: 'api-keys',
    file: 'settings/api-keys.tsx',
    permission: 'own-account',
    title: 'API Keys',
    tabs: 'Settings',
    words: 'program token integration developer automation access rate limit assistant',
  },
  {
    path: 'webhooks',
    file: 'settings/webhooks.tsx',
    permission: 'see-settings',
    title: 'Webhooks',
    tabs: 'Settings',
    words: 'integration developer events notify url callback automation',
  },
  {
    path: 'health',
    file: 'health/health.tsx',
    permission: 'see-health',
    title: 'Health',
    menu: 'Operation',
    Icon: Activity,
    counted: ['mails'],
    counts: 'failed',
    tabs: 'Health',
    words:
      'status backup backups restore disk full database workers jobs read-only versions server cache errors uptime slow down log',
  },
  {
    path: 'mails',
    file: 'inbox/mails.tsx',
    permission: 'see-mails',
    title: 'Mails',
    tabs: 'Health',
    counter: 'mails',
    words:
      'email queue failed smtp bounced returned undelivered sent waiting resend did not never arrived received got came missing lost spam confirm',
  },
  {
    path: 'mails/texts',
    file: 'inbox/mail-texts.tsx',
    permission: 'see-mails',
    title: 'Texts of Mails',
    tabs: 'Health',
    words: 'words of mails templates invitation reset email wording change',
  },
  {
    path: 'account',
    file: 'accounts/account.tsx',
    permission: 'own-account',
    title: 'Account',
    words:
      'password two-step authenticator passkey quiet hours push notices devices sessions log out 2fa mfa notifications logout sign out two factor login reset change my profile email',
  },
];

export const addressOf = ({ path }: Pick<AdminScreen, 'path'>): string =>
  `${adminAddresses.home}/${path}`;

/** Returns the screen at an address without its query. */
export const screenAt = (address: string): AdminScreen | undefined =>
  adminScreens.find((screen) => matchPath(addressOf(screen), address));

/** Returns the permission that a screen takes, by its address. The first page and unknown ones take none of their own. */
export const permissionOfScreen = (address: string): AdminPermission =>
  screenAt(address)?.permission ?? 'own-account';

/** Returns the screens behind tabs of one name that somebody may see, in their order. */
export const screensOf = (tabs: string, may: May): AdminScreen[] =>
  adminScreens.filter((screen) => screen.tabs === tabs && screen.title && may(screen.permission));

/**
 * Returns the menu of somebody, by groups. An entry leads to the first of its screens that they may see, and has that one's
 * name where they do not see the one that stands there for all, or no other.
 */
export const menuOf = (may: May) =>
  menuGroups
    .map((group) => ({
      group,
      entries: adminScreens
        .filter(({ menu }) => menu === group)
        .flatMap((entry) => {
          const { title = '', tabs = title } = entry;
          const screens = screensOf(tabs, may);
          const first = may(entry.permission) ? entry : screens[0];
          if (first === undefined) return [];
          const label = first === entry && screens.length > 1 ? tabs : first.title;
          return [{ entry, tabs, to: addressOf(first), label }];
        }),
    }))
    .filter(({ entries }) => entries.length > 0);

type May = (permission: AdminPermission) => boolean;
