import { expect, it } from 'vitest';
import {
  type Access,
  type AdminPermission,
  type AdminRole,
  adminPermissions,
  mayAdmin,
  type StaffRole,
} from '#contracts/policy.ts';
import { sentence } from '#languages/sentence.ts';
import { type Actor, PENDING_MESSAGE, refusalOf } from './policy.ts';

const stranger: Actor = { role: 'nobody', reason: 'no-token' };
const pending: Actor = { role: 'seller', id: 'a', name: 'A', approved: false };
const approved: Actor = { role: 'seller', id: 'a', name: 'A', approved: true };
const admin = (adminRole: AdminRole = 'owner'): Actor => ({
  role: 'admin',
  id: 'z',
  name: 'Z',
  adminRole,
});
const member = (role: StaffRole): Actor => ({ ...approved, staff: { id: 's', name: 'S', role } });

const anyone: Access = { policy: 'anyone' };
const ofAdmin: Access = { policy: 'admin', permission: 'change-people' };
const ofBoth: Access = {
  policy: 'admin-or-that-seller',
  permission: 'see-sellers',
  staff: 'editor',
};
const ofSeller = (
  policy: 'seller' | 'approved-seller' | 'that-seller',
  staff: StaffRole = 'replies',
): Access => ({ policy, staff });

it.each<[Access, Actor, string | undefined, number | null]>([
  [anyone, stranger, undefined, null],
  [ofSeller('seller'), stranger, undefined, 401],
  [ofAdmin, approved, undefined, 403],
  [ofSeller('seller'), admin(), undefined, 403],
  [ofSeller('approved-seller'), pending, undefined, 403],
  [ofSeller('approved-seller'), approved, undefined, null],
  [ofSeller('that-seller'), approved, 'b', 404],
  [ofSeller('that-seller'), pending, 'a', null],
  [ofSeller('that-seller'), approved, undefined, 404],
  [ofBoth, admin(), 'b', null],
  [ofBoth, approved, 'b', 404],
  [ofAdmin, admin('owner'), undefined, null],
  [ofAdmin, admin('manager'), undefined, 403],
  [ofBoth, admin('finance'), 'b', null],
  [ofSeller('seller', 'owner'), approved, undefined, null],
  [ofSeller('seller', 'owner'), member('owner'), undefined, null],
  [ofSeller('seller', 'owner'), member('editor'), undefined, 403],
  [ofSeller('seller', 'editor'), member('editor'), undefined, null],
  [ofSeller('seller', 'editor'), member('replies'), undefined, 403],
  [ofSeller('seller'), member('replies'), undefined, null],
  [ofBoth, member('replies'), 'a', 403],
  [ofBoth, member('replies'), 'b', 404],
])('%j, asked by %j for %s: %s', (access, actor, owner, status) => {
  expect(refusalOf(access, actor, owner)?.status ?? null).toBe(status);
});

it('tells an unapproved seller whom to ask', () => {
  const { message = '' } = refusalOf(ofSeller('approved-seller'), pending) ?? {};
  expect(sentence('en', message)).toBe(PENDING_MESSAGE);
});

it('tells an admin what the role lacks, and whom to ask', () => {
  const { code, message = '' } = refusalOf(ofAdmin, admin('support')) ?? {};
  expect(code).toBe('permission-required');
  expect(sentence('en', message)).toBe(
    'Your role does not include inviting, changing and removing admins. Ask an owner of this marketplace.',
  );
});

it('gives nobody but owners what is theirs, and nobody who only reads a way to write or export', () => {
  const lacks = (role: AdminRole) =>
    adminPermissions.filter((permission) => !mayAdmin(role, permission));
  const owners: AdminPermission[] = [
    'empty-bin',
    'change-account-mails',
    'change-people',
    'change-settings',
  ];
  expect(lacks('owner')).toEqual([]);
  expect(lacks('manager')).toEqual(owners);
  const writes = adminPermissions.filter(
    (permission) => !permission.startsWith('see-') && permission !== 'own-account',
  );
  expect(lacks('read-only')).toEqual(writes);
});
