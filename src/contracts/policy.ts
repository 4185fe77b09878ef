/**
 * What an admin may do. A `see-` permission reads what its counterpart changes
 * (docs/behaviour/rules.md#roles-of-admins).
 */
export const adminPermissions = [
  'own-account',
  'see-products',
  'change-products',
  'take-down-products',
  'restore-from-bin',
  'empty-bin',
  'see-catalogue',
  'change-catalogue',
  'see-searches',
  'change-searches',
  'see-content',
  'change-content',
  'see-sellers',
  'change-sellers',
  'see-seller-records',
  'act-for-sellers',
  'see-messages',
  'answer-messages',
  'announce',
  'see-reports',
  'answer-reports',
  'see-leads',
  'see-receipts',
  'see-numbers',
  'see-newsletter',
  'send-newsletter',
  'see-mails',
  'send-mails',
  'change-mails',
  'change-account-mails',
  'see-health',
  'change-operation',
  'see-audit',
  'see-personal-data',
  'export-personal-data',
  'erase-personal-data',
  'see-people',
  'change-people',
  'see-settings',
  'change-settings',
] as const;
export type AdminPermission = (typeof adminPermissions)[number];

/** What every admin reads: other screens name products, sellers and the taxonomy entries they are in. */
const common = ['own-account', 'see-products', 'see-catalogue', 'see-sellers'] as const;

const onlyOwners: readonly AdminPermission[] = [
  'change-account-mails',
  'change-people',
  'change-settings',
  'empty-bin',
];

export const adminRoles = {
  owner: adminPermissions,
  manager: adminPermissions.filter((permission) => !onlyOwners.includes(permission)),
  catalogue: [
    ...common,
    'change-products',
    'take-down-products',
    'restore-from-bin',
    'change-catalogue',
    'see-searches',
    'change-searches',
    'see-content',
    'change-content',
  ],
  support: [
    ...common,
    'take-down-products',
    'change-sellers',
    'see-seller-records',
    'act-for-sellers',
    'see-messages',
    'answer-messages',
    'see-reports',
    'answer-reports',
    'see-leads',
    'see-receipts',
    'see-mails',
    'send-mails',
  ],
  finance: [...common, 'see-leads', 'see-receipts', 'see-numbers'],
  'read-only': adminPermissions.filter(
    (permission) => permission === 'own-account' || permission.startsWith('see-'),
  ),
} as const satisfies Record<string, readonly AdminPermission[]>;
export type AdminRole = keyof typeof adminRoles;

export const mayAdmin = (role: AdminRole, permission: AdminPermission): boolean =>
  (adminRoles[role] as readonly AdminPermission[]).includes(permission);

/** The roles of a seller's staff: each may do what those after it may (docs/behaviour/rules.md#roles-of-staff). */
export const staffRoles = ['owner', 'editor', 'replies'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether somebody of this role in a shop may do what asks for `least`. */
export const mayStaff = (role: StaffRole, least: StaffRole): boolean =>
  staffRoles.indexOf(role) <= staffRoles.indexOf(least);

/**
 * Who may make a call: for admins the permission it takes, for sellers the least role of their
 * staff, and the permission that an admin takes for it in a support session: without one it is the
 * seller's own alone. `byKey: false` is closed to API keys. `that-seller` calls name a seller in their path: to other sellers they look as if that
 * seller did not exist. Approved means that an admin has approved the account
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export type Access =
  | { policy: 'anyone'; byKey?: false }
  | AdminAccess
  | SellerAccess
  | (CalledBySellers & {
      policy: 'admin-or-that-seller';
      permission: AdminPermission;
      support?: AdminPermission;
      byKey?: false;
    });
export type AdminAccess = { policy: 'admin'; permission: AdminPermission; byKey?: false };
/** What an API key is asked about a call of sellers: `method` is that of calls, and missing of what none is. */
type CalledBySellers = { staff: StaffRole; method?: string };
export type SellerAccess = CalledBySellers & {
  policy: 'seller' | 'approved-seller' | 'that-seller';
  support?: AdminPermission | undefined;
  byKey?: false;
};
export type Policy = Access['policy'];

/** What no API key may do: it is about who gets in, and as whom. */
const neverByKey: readonly AdminPermission[] = ['own-account', 'act-for-sellers', 'change-people'];

/** What an admin's API key can be for; a seller's are for one of {@link sellerScopes}. */
export const adminScopes = adminPermissions.filter((each) => !neverByKey.includes(each));

/** What a seller's API key can be for: all that its owner reads, or what one role of staff does. */
export const sellerScopes = ['read', ...staffRoles] as const;
export type SellerScope = (typeof sellerScopes)[number];

/** Whether a seller's API key for this makes a call. */
export const mayByScope = (scope: SellerScope, { staff, method }: CalledBySellers): boolean =>
  scope === 'read' ? method === 'GET' : mayStaff(scope, staff);

/** Whether no API key may make a call, whatever it is for. */
export const isClosedToKeys = (access: Access): boolean =>
  access.byKey === false || ('permission' in access && neverByKey.includes(access.permission));

/** What an API key has to be for to make a call, by the back office that it is of. */
export const scopesOf = (access: Access): string[] => [
  ...('permission' in access ? [access.permission] : []),
  ...('staff' in access ? [access.staff, ...(mayByScope('read', access) ? ['read'] : [])] : []),
];

/** What an admin, and each member of a seller's staff, may do with its own account. */
export const ownAccount: Record<'admin' | 'seller', AdminAccess | SellerAccess> = {
  admin: { policy: 'admin', permission: 'own-account' },
  seller: { policy: 'seller', staff: 'replies', byKey: false },
};

/** What of it an admin in a support session may do too: see it, and end the session. */
export const ownInSupport: typeof ownAccount = {
  admin: ownAccount.admin,
  seller: { policy: 'seller', staff: 'replies', support: 'act-for-sellers', byKey: false },
};
