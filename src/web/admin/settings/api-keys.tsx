import { adminScopes } from '#contracts/policy.ts';
import { permissionWords } from '#texts/contracts/permissions.ts';
import { ApiKeys } from '#web/ui/back-office/api-keys/api-keys.tsx';
import { usePermissions } from '../may.tsx';

/** The API keys of an admin; of who decides on people, those of all admins. */
export default function AdminApiKeys() {
  const own = usePermissions();
  const scopes = adminScopes.filter((each) => own.includes(each));
  return (
    <ApiKeys
      scopes={scopes}
      nameOf={(scope) => permissionWords[scope as keyof typeof permissionWords] ?? scope}
    />
  );
}
