import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { PublicSite } from '#contracts/site-config.ts';
import type { BackOfficeRole } from './back-office-role.ts';
import { type Calls, createCalls, isCallError } from './calls.ts';
import { readClaims, useToken } from './session.ts';
import { BackOfficeToasts } from './toasts.tsx';

type BackOffice = { role: BackOfficeRole; calls: Calls; site: PublicSite };

const BackOfficeContext = createContext<BackOffice | null>(null);

/** The back office around a screen: its role, its calls of the API, the site's name. */
export function useBackOffice(): BackOffice {
  const backOffice = useContext(BackOfficeContext);
  if (backOffice === null) throw new Error('Only screens of a back office have one');
  return backOffice;
}

export const useCalls = (): Calls => useBackOffice().calls;

type BackOfficeProviderProps = { role: BackOfficeRole; site: PublicSite; children: ReactNode };

/** Wraps all screens of one back office. */
export function BackOfficeProvider({ role, site, children }: BackOfficeProviderProps) {
  const [client] = useState(createQueryClient);
  const [calls] = useState(() => createCalls(role));
  const token = useToken(role);
  const owner = useRef<string | null>(null);
  useEffect(() => {
    // The next account must not see what the last one read.
    if (token === null) client.clear();
    const { userId, adminId, staffId = '' } = token ? readClaims(token) : {};
    const account = userId ?? adminId;
    const now = account === undefined ? null : `${account} ${staffId}`;
    // Another tab has logged in as somebody else.
    if (owner.current !== null && now !== null && owner.current !== now) location.reload();
    owner.current = now;
  }, [token, client]);
  useEffect(keepFromLeaving, []);
  return (
    <BackOfficeContext value={{ role, calls, site }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <BackOfficeToasts />
    </BackOfficeContext>
  );
}

/** A file that is dropped beside its place is not opened by the browser, which would leave the page. */
function keepFromLeaving() {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
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
        // What failed to load is requested again, so that the notice disappears with its cause.
        refetchInterval: ({ state: { error } }) => (isPassing(error) ? 10_000 : false),
        retry: (count, error) => count < 2 && isPassing(error),
        retryDelay: (count, error) =>
          isCallError(error) && error.failure.retryAfter !== undefined
            ? Math.min(error.failure.retryAfter, 5) * 1000
            : 400 * 2 ** count,
      },
      // A write is sent once: the user decides whether to send it again.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
