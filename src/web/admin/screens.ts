import {
  Activity,
  BookOpen,
  Boxes,
  ChartNoAxesColumn,
  CircleUserRound,
  CornerUpRight,
  Filter,
  Flag,
  FolderTree,
  House,
  Layers,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Package,
  PanelsTopLeft,
  ScrollText,
  Search,
  Send,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Tag,
  Trash2,
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
  /** The group of the menu that it is in. */
  menu?: MenuGroup;
  Icon?: LucideIcon;
  /** What the number in the menu counts. */
  counted?: readonly (keyof Waiting)[];
  /** What that number says, where it is not that they wait. */
  counts?: 'failed';
  /** The tabs that it is one of. */
  tabs?: string;
  /** What its tab is called, where it is not its title. */
  tab?: string;
  /** What the number in its tab counts. */
  counter?: keyof Waiting;
  /** Other words that it is looked for by in the command list. */
  words?: string;
};

export const menuGroups = ['Overview', 'Catalogue', 'People', 'System'] as const;
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
    words: 'numbers statistics figures visits',
  },
  {
    path: 'category',
    file: 'catalogue/category.tsx',
    permission: 'see-catalogue',
    title: 'Categories',
    menu: 'Catalogue',
    Icon: Layers,
    words: 'taxonomy departments',
  },
  {
    path: 'product',
    file: 'products/product.tsx',
    permission: 'see-products',
    title: 'Products',
    menu: 'Catalogue',
    Icon: Package,
    words: 'items articles trending prices bulk export csv',
  },
  {
    path: 'import',
    file: 'imports/imports.tsx',
    permission: 'change-products',
    title: 'Import',
    words: 'import products csv excel xlsx upload table bulk',
  },
  {
    path: 'sub-category',
    file: 'catalogue/sub-category.tsx',
    permission: 'see-catalogue',
    title: 'Sub-Categories',
    menu: 'Catalogue',
    Icon: FolderTree,
    words: 'taxonomy',
  },
  {
    path: 'product-type',
    file: 'catalogue/product-type.tsx',
    permission: 'see-catalogue',
    title: 'Product Types',
    menu: 'Catalogue',
    Icon: Boxes,
    words: 'taxonomy',
  },
  { path: 'merge/:kind/:id', file: 'catalogue/merge/merge.tsx', permission: 'change-catalogue' },
  {
    path: 'brands',
    file: 'catalogue/brands.tsx',
    permission: 'see-catalogue',
    title: 'Brands',
    menu: 'Catalogue',
    Icon: Tag,
    words: 'makers manufacturers spelling merge',
  },
  {
    path: 'attributes',
    file: 'attributes/attributes.tsx',
    permission: 'see-catalogue',
    title: 'Attributes',
    menu: 'Catalogue',
    Icon: SlidersHorizontal,
    words: 'filters facets sizes colours materials values fields',
  },
  {
    path: 'home-page',
    file: 'home-page/home-page.tsx',
    permission: 'see-products',
    title: 'Home Page',
    menu: 'Catalogue',
    Icon: House,
    words: 'trending new arrivals featured order',
  },
  {
    path: 'content',
    file: 'content/content.tsx',
    permission: 'see-content',
    title: 'Content',
    menu: 'Catalogue',
    Icon: PanelsTopLeft,
    words:
      'slides hero banner promotion logo terms footer about faq questions contact policy texts',
  },
  {
    path: 'pages',
    file: 'pages/pages.tsx',
    permission: 'see-content',
    title: 'Stories & Pages',
    menu: 'Catalogue',
    Icon: BookOpen,
    words: 'story blog article journal terms',
  },
  { path: 'pages/:pageId', file: 'pages/page.tsx', permission: 'see-content' },
  {
    path: 'searches',
    file: 'searches/synonyms.tsx',
    permission: 'see-searches',
    title: 'Searches',
    menu: 'Catalogue',
    Icon: Search,
    tabs: 'Searches',
    tab: 'Synonyms',
    words: 'synonym synonyms words meaning',
  },
  {
    path: 'searches/nothing',
    file: 'searches/fruitless-searches.tsx',
    permission: 'see-searches',
    title: 'Found nothing',
    tabs: 'Searches',
    counter: 'searches',
    words: 'no results',
  },
  {
    path: 'searches/frequent',
    file: 'searches/frequent-searches.tsx',
    permission: 'see-searches',
    title: 'Most searched',
    tabs: 'Searches',
    words: 'popular',
  },
  {
    path: 'searches/blocked',
    file: 'searches/blocked-words.tsx',
    permission: 'see-searches',
    title: 'Blocked words',
    tabs: 'Searches',
    words: 'forbidden',
  },
  {
    path: 'sellers',
    file: 'sellers/sellers.tsx',
    permission: 'see-sellers',
    title: 'Sellers',
    menu: 'People',
    Icon: Store,
    words: 'vendors shops merchants invite register',
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
    menu: 'People',
    Icon: UserRoundCheck,
    counted: ['sellers', 'answers', 'changes', 'looks'],
    tabs: 'Approvals',
    tab: 'New',
    counter: 'sellers',
    words: 'registrations pending queue waiting review',
  },
  {
    path: 'approvals/answers',
    file: 'approvals/answers.tsx',
    permission: 'see-sellers',
    title: 'Answers',
    tabs: 'Approvals',
    counter: 'answers',
  },
  {
    path: 'approvals/changes',
    file: 'approvals/changes.tsx',
    permission: 'see-sellers',
    title: 'Changes',
    tabs: 'Approvals',
    counter: 'changes',
    words: 'new names numbers',
  },
  {
    path: 'approvals/looks',
    file: 'approvals/looks.tsx',
    permission: 'see-sellers',
    title: 'Pieces',
    tabs: 'Approvals',
    counter: 'looks',
    words: 'products to look at review edits',
  },
  {
    path: 'approvals/looks/:productId',
    file: 'approvals/review/review-piece.tsx',
    permission: 'see-sellers',
  },
  {
    path: 'approvals/invited',
    file: 'approvals/invited.tsx',
    permission: 'see-sellers',
    title: 'Invited',
    tabs: 'Approvals',
    words: 'invite invitation',
  },
  {
    path: 'reports',
    file: 'reports/open-reports.tsx',
    permission: 'see-reports',
    title: 'Reports',
    menu: 'People',
    Icon: Flag,
    counted: ['reports'],
    tabs: 'Reports',
    tab: 'Open',
    counter: 'reports',
    words: 'complaints fake counterfeit abuse',
  },
  {
    path: 'reports/answered',
    file: 'reports/answered-reports.tsx',
    permission: 'see-reports',
    title: 'Answered',
    tabs: 'Reports',
  },
  {
    path: 'leads',
    file: 'pipeline/pipeline.tsx',
    permission: 'see-leads',
    title: 'Pipeline',
    menu: 'People',
    Icon: Filter,
    tabs: 'Pipeline',
    tab: 'Leads',
    words: 'leads customers sales deals',
  },
  {
    path: 'leads/waiting',
    file: 'pipeline/waiting-sellers.tsx',
    permission: 'see-leads',
    title: 'Waiting',
    tabs: 'Pipeline',
    words: 'late unanswered',
  },
  {
    path: 'leads/conversion',
    file: 'pipeline/conversion.tsx',
    permission: 'see-numbers',
    title: 'Conversion',
    tabs: 'Pipeline',
    words: 'numbers won lost report',
  },
  {
    path: 'enquiries',
    file: 'activity/enquiries.tsx',
    permission: 'see-leads',
    title: 'Enquiries',
    menu: 'People',
    Icon: MessageCircle,
    words: 'chats whatsapp contacts',
  },
  {
    path: 'messages',
    file: 'inbox/messages.tsx',
    permission: 'see-messages',
    title: 'Messages',
    menu: 'People',
    Icon: MessagesSquare,
    counted: ['messages'],
    words: 'contact form inbox visitors',
  },
  {
    path: 'announcements',
    file: 'inbox/announcements.tsx',
    permission: 'see-messages',
    title: 'Announcements',
    menu: 'People',
    Icon: Megaphone,
    words: 'tell sellers news',
  },
  {
    path: 'newsletter',
    file: 'inbox/newsletter.tsx',
    permission: 'see-newsletter',
    title: 'Newsletter',
    menu: 'People',
    Icon: Mail,
    tabs: 'Newsletter',
    tab: 'Readers',
    words: 'subscribers mailing list',
  },
  {
    path: 'newsletter/issues',
    file: 'inbox/newsletter-issues.tsx',
    permission: 'see-newsletter',
    title: 'Newsletters',
    tabs: 'Newsletter',
    words: 'issues send campaign',
  },
  {
    path: 'newsletter/issues/:issueId',
    file: 'inbox/newsletter-issue.tsx',
    permission: 'see-newsletter',
  },
  {
    path: 'mails',
    file: 'inbox/mails.tsx',
    permission: 'see-mails',
    title: 'Mails',
    menu: 'System',
    Icon: Send,
    counted: ['mails'],
    counts: 'failed',
    tabs: 'Mails',
    tab: 'Sent and waiting',
    words: 'email queue failed smtp bounced',
  },
  {
    path: 'mails/texts',
    file: 'inbox/mail-texts.tsx',
    permission: 'see-mails',
    title: 'Texts',
    tabs: 'Mails',
    words: 'words of mails templates password reset texts email',
  },
  {
    path: 'redirects',
    file: 'redirects/redirects.tsx',
    permission: 'see-content',
    title: 'Redirects',
    menu: 'System',
    Icon: CornerUpRight,
    tabs: 'Redirects',
    tab: 'Redirects',
    words: 'old addresses urls 301 links',
  },
  {
    path: 'redirects/not-found',
    file: 'redirects/missing-pages.tsx',
    permission: 'see-content',
    title: 'Not found',
    tabs: 'Redirects',
    words: '404 broken links',
  },
  {
    path: 'bin',
    file: 'bin/bin.tsx',
    permission: 'see-products',
    title: 'Bin',
    menu: 'System',
    Icon: Trash2,
    words: 'deleted trash restore undo recycle',
  },
  {
    path: 'audit',
    file: 'activity/audit.tsx',
    permission: 'see-audit',
    title: 'Audit Log',
    menu: 'System',
    Icon: ScrollText,
    words: 'history changes who log',
  },
  {
    path: 'privacy',
    file: 'privacy/privacy.tsx',
    permission: 'see-personal-data',
    title: 'Privacy',
    menu: 'System',
    Icon: ShieldCheck,
    words: 'erase erasure gdpr personal data export forget',
  },
  {
    path: 'people',
    file: 'people/people.tsx',
    permission: 'see-people',
    title: 'People',
    menu: 'System',
    Icon: UsersRound,
    words: 'admins staff roles invite team permissions',
  },
  {
    path: 'settings',
    file: 'settings/settings.tsx',
    permission: 'see-settings',
    title: 'Settings',
    menu: 'System',
    Icon: Settings2,
    words: 'configuration approval rules currency notices maintenance',
  },
  {
    path: 'health',
    file: 'health/health.tsx',
    permission: 'see-health',
    title: 'Health',
    menu: 'System',
    Icon: Activity,
    words: 'status backup disk database workers maintenance read-only',
  },
  {
    path: 'account',
    file: 'accounts/account.tsx',
    permission: 'own-account',
    title: 'Account',
    menu: 'System',
    Icon: CircleUserRound,
    words: 'password two-step authenticator passkey quiet hours push devices sessions log out',
  },
];

export const addressOf = ({ path }: AdminScreen): string => `${adminAddresses.home}/${path}`;

/** Returns the screen at an address without its query. */
const screenAt = (address: string): AdminScreen | undefined =>
  adminScreens.find((screen) => matchPath(addressOf(screen), address));

/** Returns the permission that a screen takes, by its address. The first page and unknown ones take none of their own. */
export const permissionOfScreen = (address: string): AdminPermission =>
  screenAt(address)?.permission ?? 'own-account';
