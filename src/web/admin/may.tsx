import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import type { AdminPermission } from '#contracts/policy.ts';
import { permissionWords } from '#texts/contracts/permissions.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** Returns whether the logged-in admin may do something: what it may not is not offered. The API refuses it in any case. */
export function useMay(permission: AdminPermission): boolean {
  return useRead(getOwnAdmin, {}).data?.permissions.includes(permission) ?? false;
}

type MayProps = { permission: AdminPermission; children: ReactNode };

/** Shows its children to admins who may do something. */
export function May({ permission, children }: MayProps) {
  return useMay(permission) ? children : null;
}

/** What the screens show, the narrower paths first. Every role may see what is not named here. */
const screens: readonly (readonly [path: string, permission: AdminPermission])[] = [
  [adminAddresses.categories(), 'see-catalogue'],
  [adminAddresses.subCategories(), 'see-catalogue'],
  [adminAddresses.productTypes(), 'see-catalogue'],
  [adminAddresses.mergeEntry(':kind', ':id'), 'change-catalogue'],
  [adminAddresses.brands(), 'see-catalogue'],
  [adminAddresses.attributes(), 'see-catalogue'],
  [adminAddresses.products(), 'see-products'],
  [adminAddresses.imports, 'change-products'],
  [adminAddresses.content(), 'see-content'],
  [adminAddresses.synonyms(), 'see-searches'],
  [adminAddresses.redirects(), 'see-content'],
  [adminAddresses.bin, 'see-products'],
  [adminAddresses.pages(), 'see-content'],
  [adminAddresses.sellerEnquiries(':id'), 'see-leads'],
  [adminAddresses.sellerActivity(':id'), 'see-audit'],
  [adminAddresses.sellerMessages(':id'), 'see-messages'],
  [adminAddresses.mergeSeller(':id'), 'change-sellers'],
  [adminAddresses.sellers, 'see-sellers'],
  [adminAddresses.approvals, 'see-sellers'],
  [adminAddresses.conversion, 'see-numbers'],
  [adminAddresses.pipeline, 'see-leads'],
  [adminAddresses.reports, 'see-reports'],
  [adminAddresses.enquiries, 'see-leads'],
  [adminAddresses.messages(), 'see-messages'],
  [adminAddresses.announcements, 'see-messages'],
  [adminAddresses.newsletter, 'see-newsletter'],
  [adminAddresses.mails(), 'see-mails'],
  [adminAddresses.audit(), 'see-audit'],
  [adminAddresses.privacy(), 'see-personal-data'],
  [adminAddresses.homePage, 'see-products'],
  [adminAddresses.people, 'see-people'],
  [adminAddresses.settings, 'see-settings'],
  [adminAddresses.health, 'see-health'],
];

/** Returns the permission that a screen takes, by its address without its query. */
export const permissionOfScreen = (path: string): AdminPermission =>
  screens.find(([start]) => matchPath({ path: start, end: false }, path))?.[1] ?? 'own-account';

/** In place of a screen that the role of the admin does not include. */
export function NotInRole({ permission }: { permission: AdminPermission }) {
  return (
    <>
      <ScreenHead
        title="Not part of your role"
        text={`This screen needs a role that includes ${permissionWords[permission]}. An owner of this marketplace can give you one.`}
      />
      <ActionButtonLink to={adminAddresses.account}>Go to your account</ActionButtonLink>
    </>
  );
}
