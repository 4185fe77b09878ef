import { expect, it } from 'vitest';
import { type AdminRole, adminRoles, mayAdmin } from '#contracts/policy.ts';
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
