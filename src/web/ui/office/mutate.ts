import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, type Write } from './calls.ts';
import { useCalls } from './office-provider.tsx';
import { toasts } from './toasts.tsx';

/** What every write answers. */
export type Written<T = unknown> = { success: true; message: string; data: T };

/**
 * Sends a write and reads anew what it changes: `stale` names paths of lists, which stand for those
 * below them too, and other keys.
 */
export function useWrite<T = unknown>(stale: readonly string[]) {
  const calls = useCalls();
  const client = useQueryClient();
  return async (path: string, write: Write): Promise<Written<T>> => {
    const answer = await calls.write<Written<T>>(path, write);
    await client.invalidateQueries({
      predicate: ({ queryKey: [first, second] }) => {
        const read = String(first === 'list' ? second : first);
        return stale.some((name) => read === name || read.startsWith(`${name}/`));
      },
    });
    return answer;
  };
}

/** A small write by a button in a row: its failure is told by a toast. */
export function useAct<Input>(act: (input: Input) => Promise<unknown>) {
  return useMutation({
    mutationFn: act,
    onError: (error) => toasts.failure(messageOf(error)),
  });
}
