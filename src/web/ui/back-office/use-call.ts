import {
  keepPreviousData,
  type Query,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  CallAddress,
  CallInput,
  CallTypes,
  ListTypes,
  Resource,
} from '#contracts/calls/call.ts';
import { useCalls } from './back-office-provider.tsx';
import { messageOf, type Rows, type SendOptions } from './calls.ts';
import { toasts } from './toasts.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads?: readonly Resource[] };
  }
}

export type ReadCall<T extends CallTypes> = CallAddress<T> & { reads?: readonly Resource[] };
/** A write as its call declares it. */
export type WriteCall<T extends CallTypes> = CallAddress<T> & { changes?: readonly Resource[] };

/** Returns the key of a read in the query cache; a few reads have a body. */
export const readKey = <T extends CallTypes>(
  { route }: CallAddress<T>,
  { params = {}, query = {}, body }: CallInput<T>,
) => [route, params, query, ...(body === undefined ? [] : [body])] as const;

type ReadOptions<Data> = Pick<
  UseQueryOptions<Data>,
  'enabled' | 'gcTime' | 'refetchInterval' | 'staleTime'
> & {
  /** Shows the previous input's result until this one's arrives. */
  keepPrevious?: boolean;
};

/** Reads a call, and reloads it when a write changes what it shows. */
export function useRead<T extends CallTypes>(
  call: ReadCall<T>,
  input: CallInput<T>,
  { keepPrevious = false, ...options }: ReadOptions<T['response']> = {},
) {
  const calls = useCalls();
  return useQuery<T['response']>({
    queryKey: readKey(call, input),
    queryFn: ({ signal }) => calls.read(call, input, signal),
    ...(call.reads && { meta: { reads: call.reads } }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/** Reads one page of a list: its rows, their total, and the cursor of the next ones. */
export function useReadPage<T extends ListTypes>(
  call: ReadCall<T>,
  input: CallInput<T>,
  { keepPrevious = false, ...options }: ReadOptions<Rows<T['response'][number]>> = {},
) {
  const calls = useCalls();
  return useQuery({
    queryKey: [...readKey(call, input), 'page'],
    queryFn: ({ signal }) => calls.readPage(call, input, signal),
    ...(call.reads && { meta: { reads: call.reads } }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/**
 * Reads a thing for a form that edits it: anew for each form, and not while the form is open, since
 * the server compares the edit with the version read here.
 */
export function useReadToEdit<T extends CallTypes>(
  call: ReadCall<T>,
  input: CallInput<T>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const calls = useCalls();
  const client = useQueryClient();
  const queryKey = [...readKey(call, input), 'to edit'];
  const query = useQuery<T['response']>({
    queryKey,
    queryFn: ({ signal }) => calls.read(call, input, signal),
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { query, reload: () => client.resetQueries({ queryKey }) };
}

/** Returns a function that reloads every read of one of the resources. */
export function useRefresh() {
  const client = useQueryClient();
  return async (resources: readonly Resource[]) => {
    const predicate = ({ meta }: Query) =>
      meta?.reads?.some((read) => resources.includes(read)) ?? false;
    // A first read that is under way would be waited for instead, and may be older than the change.
    await client.cancelQueries({ predicate });
    await client.invalidateQueries({ predicate });
  };
}

/** Sends a write, then reloads what its call says that it changes. Returns the response. */
export function useSend<T extends CallTypes>(call: WriteCall<T>) {
  const calls = useCalls();
  const refresh = useRefresh();
  return async (input: CallInput<T>, options?: SendOptions): Promise<T['response']> => {
    const answer = await calls.send(call, input, options);
    if (call.changes) await refresh(call.changes);
    return answer;
  };
}

/** Sends a write as {@link useSend} does, and says what came of it. */
export function useTell<T extends CallTypes & { response: { message: string } }>(
  call: WriteCall<T>,
) {
  const send = useSend(call);
  return async (...sent: Parameters<typeof send>): Promise<T['response']> => {
    const answer = await send(...sent);
    toasts.success(answer.message);
    return answer;
  };
}

/** A small write by a button in a row; a failure is shown as a toast. */
export function useAction<Input>(act: (input: Input) => Promise<unknown>) {
  return useMutation({
    mutationFn: act,
    onError: (error) => toasts.failure(messageOf(error)),
  });
}
