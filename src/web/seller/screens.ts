import {
  FileSpreadsheet,
  type LucideIcon,
  MessagesSquare,
  Package,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { matchPath } from 'react-router';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import { getOwnMessages } from '#contracts/calls/messages.ts';
import { addProduct, deleteOwnProduct } from '#contracts/calls/products.ts';
import { getStaff } from '#contracts/calls/staff.ts';
import { getSellerNumbers } from '#contracts/calls/views.ts';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import type { LeadState } from '#contracts/leads/lead.ts';
import { getCustomers, getLeads } from '#contracts/leads/lead-calls.ts';
import { getReplyTemplates } from '#contracts/leads/template-calls.ts';
import type { SellerAccess } from '#contracts/policy.ts';
import * as apiKeys from '#texts/back-office/api-keys.ts';
import * as webhooks from '#texts/back-office/webhooks.ts';
import * as announcements from '#texts/seller/announcements.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/frame.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';

/**
 * A screen of the sellers' back office: its entry here is all that the frame knows of it. Routes, menu, tabs, the command
 * list and who has it follow.
 */
export type SellerScreen = {
  /** Its address below `/seller/`. */
  path: string;
  /** Its module below this folder. */
  file: string;
  /** What stands within it, by what follows its address; '' for nothing. */
  within?: Readonly<Record<string, string>>;
  /** What it begins with: who may not make this call does not have it. */
  call?: SellerAccess;
  /** What it is called; no menu, tab or command leads to a screen without a title. */
  title?: string;
  /** Its icon in the menu. */
  Icon?: LucideIcon;
  /** The state of leads whose number stands in the menu. */
  counted?: LeadState;
  /** It is a tab of the enquiries. */
  isTab?: boolean;
  /** What its tab is called, where it is not its title. */
  tab?: string;
  /** Other words that it is looked for by in the command list. */
  words?: string;
};

/** Every screen behind the log-in, in the order of the menu and of tabs. */
export const sellerScreens: readonly SellerScreen[] = [
  {
    path: 'dashboard',
    file: 'profile/profile.tsx',
    title: texts.dashboard,
    Icon: UserRound,
    words: texts.wordsFor.dashboard,
  },
  {
    path: 'product',
    file: 'products/products.tsx',
    call: deleteOwnProduct,
    title: texts.products,
    Icon: Package,
    words: texts.wordsFor.products,
  },
  {
    path: 'enquiries',
    file: 'leads/inbox/inbox.tsx',
    within: { '': 'leads/inbox/no-lead.tsx', ':id': 'leads/lead/lead.tsx' },
    call: getLeads,
    title: texts.enquiries,
    Icon: MessagesSquare,
    counted: 'NEW',
    isTab: true,
    tab: enquiries.inbox,
    words: texts.wordsFor.enquiries,
  },
  {
    path: 'enquiries/customers',
    file: 'leads/customers/customers.tsx',
    call: getCustomers,
    title: enquiries.customers,
    isTab: true,
    words: texts.wordsFor.customers,
  },
  {
    path: 'enquiries/customers/:id',
    file: 'leads/customers/customer.tsx',
    call: getCustomers,
  },
  {
    path: 'enquiries/templates',
    file: 'leads/replies/templates.tsx',
    call: getReplyTemplates,
    title: enquiries.templates,
    isTab: true,
    words: texts.wordsFor.templates,
  },
  {
    path: 'enquiries/list',
    file: 'enquiries/enquiry-list.tsx',
    call: getOwnEnquiries,
    title: enquiries.list,
    isTab: true,
  },
  {
    path: 'enquiries/numbers',
    file: 'enquiries/enquiry-numbers.tsx',
    call: getSellerNumbers,
    title: enquiries.numbers,
    isTab: true,
    words: texts.wordsFor.numbers,
  },
  {
    path: 'import',
    file: 'imports/imports.tsx',
    call: addProduct,
    title: texts.imports,
    Icon: FileSpreadsheet,
    words: texts.wordsFor.imports,
  },
  {
    path: 'deleted',
    file: 'bin/bin.tsx',
    call: deleteOwnProduct,
    title: texts.bin,
    Icon: Trash2,
    words: texts.wordsFor.bin,
  },
  {
    path: 'staff',
    file: 'staff/staff.tsx',
    call: getStaff,
    title: texts.staff,
    Icon: UsersRound,
    words: texts.wordsFor.staff,
  },
  {
    path: 'api-keys',
    file: 'accounts/api-keys.tsx',
    call: apiKeyCalls.seller.getKeys as SellerAccess,
    title: apiKeys.title,
    words: apiKeys.words,
  },
  {
    path: 'webhooks',
    file: 'accounts/webhooks.tsx',
    call: webhookCalls.seller.getWebhooks as SellerAccess,
    title: webhooks.title,
    words: webhooks.words,
  },
  {
    // Announcements are for those who read the admins' messages.
    path: 'announcements',
    file: 'messages/announcements.tsx',
    call: getOwnMessages,
    title: announcements.title,
  },
];

export const addressOf = ({ path }: SellerScreen): string => `${sellerAddresses.home}/${path}`;

/** Returns the screen at an address without its query: of one within another, that one. */
export const screenAt = (address: string): SellerScreen | undefined =>
  sellerScreens.find((screen) => matchPath(addressOf(screen), address)) ??
  sellerScreens.find((screen) =>
    Object.keys(screen.within ?? {}).some((path) =>
      matchPath(`${addressOf(screen)}/${path}`, address),
    ),
  );
