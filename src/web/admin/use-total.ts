import { useQuery } from '@tanstack/react-query';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import type { Params } from '#web/ui/back-office/calls.ts';

/** How many rows a list has, so narrowed; looked at anew each minute. Undefined until known. */
export function useTotal(path: string, params: Params) {
  const calls = useCalls();
  const { data } = useQuery({
    queryKey: ['list', path, params, 'total'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) => calls.list(path, { ...params, limit: 1 }, signal),
  });
  return data;
}

/** A list and what it is narrowed to. */
type Narrowed = readonly [path: string, params: Params];

/** What waits for an admin, as the sidebar and the dashboard count it. */
export const waiting: Record<
  'sellers' | 'answers' | 'changes' | 'messages' | 'pictures',
  Narrowed
> = {
  sellers: ['/admin/get-sellers', { approval: 'pending' }],
  answers: ['/admin/get-sellers', { unread: 'true' }],
  changes: ['/admin/get-seller-changes', {}],
  messages: ['/admin/get-contact-messages', { read: 'false' }],
  pictures: ['/admin/get-products', { withoutPictures: 'true' }],
};
