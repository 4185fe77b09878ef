import { getOwnAdmin } from '#contracts/calls/support.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

import { Fact } from '../fact.tsx';
import { roles } from '../people/roles.ts';

/** The logged-in admin. */
export function Identity() {
  const query = useRead(getOwnAdmin, {});
  return (
    <QueryState query={query} what="Your account" height="8rem">
      {({ name, email, role, phone, createdAt, lastLogIn }) => (
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Fact name="Name">
            <bdi>{name}</bdi>
          </Fact>
          <Fact name="Email">{email}</Fact>
          <Fact name="Role">{roles[role].name}</Fact>
          <Fact name="Phone">{formatPhone(phone) || 'Not set'}</Fact>
          <Fact name="Account since">{formatDay(createdAt)}</Fact>
          <Fact name="Log-in before this one">
            {lastLogIn === null ? 'None is known' : formatMoment(lastLogIn)}
          </Fact>
        </dl>
      )}
    </QueryState>
  );
}
