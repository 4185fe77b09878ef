import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contracts/calls/call.ts';
import { callPath } from '#domain/call-path.ts';
import { useCalls } from './back-office-provider.tsx';
import { messageOf, type Write } from './calls.ts';
import { toasts } from './toasts.tsx';

/** The response of every write. */
export type Written<T = unknown> = { success: true; message: string; data: T };

/** Reloads what is `stale`: paths of lists, which include those below them, and other keys. */
function useRefresh(stale: readonly string[]) {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first, second] }) => {
        const read = String(first).startsWith('GET /')
          ? callPath({ route: first as Route }, { params: second as object })
          : String(first);
        return stale.some((name) => read === name || read.startsWith(`${name}/`));
      },
    });
}

/** Sends a write, then reloads what is `stale`, as {@link useRefresh} has it. */
export function useWrite<T = unknown>(stale: readonly string[]) {
  const calls = useCalls();
  const refresh = useRefresh(stale);
  return async (path: string, write: Write): Promise<Written<T>> => {
    const answer = await calls.write<Written<T>>(path, write);
    await refresh();
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
