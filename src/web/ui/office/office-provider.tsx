import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '#contracts/site-config.ts';
import { type Calls, createCalls, isCallError } from './calls.ts';
import type { OfficeRole } from './office-role.ts';
import { readClaims, useToken } from './session.ts';
import { OfficeToasts } from './toasts.tsx';

type Office = { role: OfficeRole; calls: Calls; site: SiteConfig };

const OfficeContext = createContext<Office | null>(null);

/** The back office around a screen: whose it is, how it calls the API, what the site is called. */
export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === null) throw new Error('Only screens of a back office have one');
  return office;
}

export const useCalls = (): Calls => useOffice().calls;

type OfficeProviderProps = { role: OfficeRole; site: SiteConfig; children: ReactNode };

/** Stands around all screens of one back office. */
export function OfficeProvider({ role, site, children }: OfficeProviderProps) {
  const [client] = useState(createQueryClient);
  const [calls] = useState(() => createCalls(role));
  const token = useToken(role);
  const owner = useRef<string | null>(null);
  useEffect(() => {
    // What one account has read is nothing to the next.
    if (token === null) client.clear();
    const { userId, adminId } = token ? readClaims(token) : {};
    const now = userId ?? adminId ?? null;
    // Another tab has logged in as somebody else.
    if (owner.current !== null && now !== null && owner.current !== now) location.reload();
    owner.current = now;
  }, [token, client]);
  return (
    <OfficeContext value={{ role, calls, site }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <OfficeToasts />
    </OfficeContext>
  );
}

const worthAnotherTry = new Set([0, 429, 502, 503, 504]);

const isPassing = (error: unknown): boolean =>
  isCallError(error) && worthAnotherTry.has(error.failure.status);

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5_000,
        // What did not load is asked for again, so that the notice goes when its cause does.
        refetchInterval: ({ state: { error } }) => (isPassing(error) ? 10_000 : false),
        retry: (count, error) => count < 2 && isPassing(error),
        retryDelay: (count, error) =>
          isCallError(error) && error.failure.retryAfter !== undefined
            ? Math.min(error.failure.retryAfter, 5) * 1000
            : 400 * 2 ** count,
      },
      // A write is sent once: whether it is to be sent again, the reader says.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
