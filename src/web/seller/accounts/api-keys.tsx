import { mayStaff, type StaffRole, staffRoles } from '#contracts/policy.ts';
import { roleNames, roleTexts } from '#texts/back-office/staff-roles.ts';
import { ApiKeys } from '#web/ui/back-office/api-keys/api-keys.tsx';
import { useOwnAccount } from '../use-own-account.ts';

/** The API keys of who is logged in; of an owner of the shop, those of all who work for it. */
export default function SellerApiKeys() {
  const own = useOwnAccount().data?.role ?? 'replies';
  const scopes = staffRoles.filter((role) => mayStaff(own, role)).reverse();
  return (
    <ApiKeys
      scopes={scopes}
      nameOf={(scope) => roleNames[scope as StaffRole]}
      hintOf={(scope) => roleTexts[scope as StaffRole]}
    />
  );
}
