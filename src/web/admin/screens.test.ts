import { expect, it } from 'vitest';
import { type AdminRole, adminRoles, mayAdmin } from '#contracts/policy.ts';
import { matching } from '#web/ui/back-office/commands/command.ts';
import { addressOf, adminScreens, menuGroups, menuOf, screensOf } from './screens.ts';

const roles = Object.keys(adminRoles) as AdminRole[];
const menuOfRole = (role: AdminRole) => menuOf((permission) => mayAdmin(role, permission));
const labelsOf = (role: AdminRole) =>
  menuOfRole(role).flatMap(({ entries }) => entries.map(({ label }) => label));

it('has about seventeen entries, those of the specification in their order', () => {
  const labels = labelsOf('owner');
  expect(labels.length).toBeLessThanOrEqual(18);
  const specified = ['Categories', 'Products', 'Sub-Categories', 'Sellers'];
  expect(labels.filter((label) => label && specified.includes(label))).toEqual(specified);
});

it('calls no group like an entry, and no two entries alike', () => {
  const labels = labelsOf('owner');
  expect(labels.filter((label) => menuGroups.some((group) => group === label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it.each(roles)('leads the role %s to every screen that it may see, and to no other', (role) => {
  const may = (permission: (typeof adminScreens)[number]['permission']) =>
    mayAdmin(role, permission);
  const reached = menuOfRole(role).flatMap(({ entries }) =>
    entries.flatMap(({ tabs, to }) => [to, ...screensOf(tabs, may).map(addressOf)]),
  );
  const own = adminScreens.filter(
    ({ path, title, permission }) => title && !path.includes(':') && may(permission),
  );
  // The account is behind the name.
  const expected = own.map(addressOf).filter((address) => address !== '/admin/account');
  expect([...new Set(reached)].sort()).toEqual(expected.sort());
});

it('calls an entry by the first screen that somebody may see of it', () => {
  expect(labelsOf('support')).toEqual([
    ...['Dashboard', 'Categories', 'Products', 'Sub-Categories', 'Brands & Attributes'],
    ...['Home Page', 'Sellers', 'Approvals', 'Reports', 'Enquiries', 'Messages'],
    ...['Announcements', 'Bin', 'Mails'],
  ]);
  expect(labelsOf('finance')).toEqual([
    ...['Dashboard', 'Categories', 'Products', 'Sub-Categories', 'Brands & Attributes'],
    ...['Home Page', 'Sellers', 'Approvals', 'Enquiries', 'Bin'],
  ]);
});

const screens = adminScreens
  .filter(({ title, path }) => title && !path.includes(':'))
  .map(({ path, title = '', words }) => {
    return { id: path, label: title, words, icon: null, run: () => {} };
  });

it.each([
  ...[
    ['synonym', 'searches'],
    ['import', 'import'],
    ['export', 'import'],
    ['logo', 'content'],
  ],
  ...[
    ['invite', 'approvals/invited'],
    ['terms', 'content'],
    ['footer', 'content'],
    ['slides', 'content'],
  ],
  ...[
    ['trending', 'product'],
    ['quiet hours', 'settings'],
    ['erase', 'privacy'],
  ],
  ...[
    ['password', 'account'],
    ['newsletter', 'newsletter/issues'],
    ['role', 'people'],
  ],
  ...[
    ['category', 'category'],
    ['enquiry', 'leads'],
    ['seo', 'content'],
    ['dirham', 'settings'],
  ],
  ...[
    ['2fa', 'account'],
    ['unsubscribe', 'newsletter'],
    ['log in as', 'sellers'],
    ['draft', 'pages'],
  ],
  ...[
    ['words of mails', 'mails/texts'],
    ['rename', 'brands'],
    ['pipeline', 'leads'],
  ],
  ...[
    ['refund', 'content'],
    ['returns', 'content'],
    ['shipping', 'content'],
    ['delivery', 'content'],
    ['favicon', 'content'],
    ['font', 'content'],
    ['sitemap', 'content'],
    ['opening hours', 'content'],
    ['whatsapp number', 'content'],
    ['rating', 'content'],
  ],
  ...[
    ['cookie', 'privacy'],
    ['consent', 'privacy'],
    ['menu', 'category'],
    ['navigation', 'category'],
    ['coupon', 'product'],
    ['voucher', 'product'],
    ['variant', 'attributes'],
    ['size chart', 'attributes'],
    ['duplicate', 'brands'],
    ['exchange rate', 'settings'],
  ],
  ...[
    ['receipt', 'leads/receipts'],
    ['invoice', 'leads/receipts'],
    ['payment', 'leads/receipts'],
    ['orders', 'leads'],
    ['checkout', 'leads'],
    ['vat', 'leads/receipts'],
    ['gst', 'leads/receipts'],
    ['shopper', 'leads'],
    ['customer', 'leads'],
    ['sales', 'leads'],
  ],
  ...[
    ['api key', 'api-keys'],
    ['rate limit', 'api-keys'],
    ['assistant', 'api-keys'],
    ['webhook', 'webhooks'],
    ['feed', 'feeds'],
    ['merchant', 'feeds'],
    ['suspend', 'sellers'],
    ['kyc', 'sellers'],
    ['licence', 'sellers'],
    ['commission', 'sellers'],
  ],
  ...[
    ['archive', 'bin'],
    ['recover', 'bin'],
    ['two factor', 'account'],
    ['fraud', 'reports'],
    ['copyright', 'reports'],
    ['ticket', 'messages'],
    ['feedback', 'messages'],
    ['server', 'health'],
    ['cache', 'health'],
    ['error', 'health'],
  ],
  ...[
    ['top', 'dashboard'],
    ['subscriber', 'newsletter'],
    ['bounce', 'newsletter'],
    ['login', 'account'],
    ['reset password', 'account'],
    ['deleted seller', 'bin'],
    ['who deleted', 'bin'],
    ['delete account', 'privacy'],
    ['change phone', 'sellers'],
    ['resend', 'mails'],
    ['confirm email', 'mails'],
  ],
  ...[
    ['price wrong', 'product'],
    ['wrong price', 'product'],
    ['wrong picture', 'product'],
    ['mail not arrived', 'mails'],
    ['mail did not arrive', 'mails'],
    ['email never came', 'mails'],
    ['bounced', 'newsletter'],
    ['mail bounced', 'newsletter'],
    ['email returned', 'mails'],
    ['newsletter bounced', 'newsletter'],
    ['forgot password', 'sellers'],
    ['change password', 'account'],
    ['seller lost password', 'sellers'],
    ['seller cannot log in', 'sellers'],
    ['locked out', 'sellers'],
    ['receipts', 'leads/receipts'],
    ['pro-forma', 'leads/receipts'],
  ],
] as const)('%j leads first to the screen that is about it', (typed, path) => {
  const [group] = matching([{ label: 'Go to', commands: screens }], typed);
  expect(group?.commands[0]?.id).toBe(path);
});
