import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from '#contracts/second-factor.ts';
import { useBackOffice } from '../back-office-provider.tsx';

/** What one has by way of second factors, and a way to read it anew once that has changed. */
export function useSecondFactor() {
  const { role, calls } = useBackOffice();
  const client = useQueryClient();
  const path = `/${role.role}/second-factor`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => calls.get<SecondFactor>(path, {}, signal),
  });
  return { query, path, reread: () => client.invalidateQueries({ queryKey: [path] }) };
}

/** Whether a log-in asks for more than the password. */
export const isOn = ({ authenticatorApp, passkeys }: SecondFactor) =>
  authenticatorApp !== null || passkeys.length > 0;
