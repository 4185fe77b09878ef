import type { ReactNode } from 'react';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import type { AdminPermission } from '#contracts/policy.ts';
import { permissionWords } from '#texts/contracts/permissions.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** Returns whether the logged-in admin may do something: what it may not is not offered. The API refuses it in any case. */
export const useMay = (permission: AdminPermission): boolean =>
  usePermissions().includes(permission);

/** Returns all that the logged-in admin may do; nothing until it is known. */
export const usePermissions = (): readonly AdminPermission[] =>
  useRead(getOwnAdmin, {}).data?.permissions ?? [];

type MayProps = { permission: AdminPermission; children: ReactNode };

/** Shows its children to admins who may do something. */
export function May({ permission, children }: MayProps) {
  return useMay(permission) ? children : null;
}

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
