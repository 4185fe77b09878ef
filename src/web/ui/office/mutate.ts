import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, type Write } from './calls.ts';
import { useCalls } from './office-provider.tsx';
import { toasts } from './toasts.tsx';

/** What every write answers. */
export type Written<T = unknown> = { success: true; message: string; data: T };

/** Sends a write and reads anew what it changes: `stale` names paths of lists, and other keys. */
export function useWrite<T = unknown>(stale: readonly string[]) {
  const calls = useCalls();
  const client = useQueryClient();
  return async (path: string, write: Write): Promise<Written<T>> => {
    const answer = await calls.write<Written<T>>(path, write);
    await Promise.all(
      stale.flatMap((name) => [
        client.invalidateQueries({ queryKey: ['list', name] }),
        client.invalidateQueries({ queryKey: [name] }),
      ]),
    );
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
