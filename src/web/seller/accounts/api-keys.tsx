import { mayStaff, type SellerScope, staffRoles } from '#contracts/policy.ts';
import { readOnly, readOnlyText } from '#texts/back-office/api-keys.ts';
import { roleNames, roleTexts } from '#texts/back-office/staff-roles.ts';
import { ApiKeys } from '#web/ui/back-office/api-keys/api-keys.tsx';
import { useOwnAccount } from '../use-own-account.ts';

const scopeNames = { read: readOnly, ...roleNames };
const scopeTexts = { read: readOnlyText, ...roleTexts };

/** The API keys of who is logged in; of an owner of the shop, those of all who work for it. */
export default function SellerApiKeys() {
  const own = useOwnAccount().data?.role ?? 'replies';
  const roles = staffRoles.filter((role) => mayStaff(own, role)).reverse();
  return (
    <ApiKeys
      scopes={['read', ...roles]}
      nameOf={(scope) => scopeNames[scope as SellerScope]}
      hintOf={(scope) => scopeTexts[scope as SellerScope]}
    />
  );
}
