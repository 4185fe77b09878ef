import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Admin } from '#contracts/account.ts';
import { formatPhone } from '#domain/phone.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';

/** The logged-in admin. */
export function Identity() {
  const calls = useCalls();
  const query = useQuery({
    queryKey: ['admin-profile'],
    queryFn: ({ signal }) => calls.get<Admin>('/admin/get-profile', {}, signal),
  });
  return (
    <QueryState query={query} what="Your account" height="8rem">
      {({ name, email, phone, createdAt, lastLogIn }) => (
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Fact name="Name">
            <bdi>{name}</bdi>
          </Fact>
          <Fact name="Email">{email}</Fact>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
