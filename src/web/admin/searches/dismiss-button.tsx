import { dismissSearch } from '#contracts/calls/searches.ts';
import type { CountedSearch } from '#contracts/searches/counted-search.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';

/** Dismisses a searched text, or shows it again. */
export function DismissButton({ row }: { row: CountedSearch }) {
  const { text, dismissed } = row;
  const send = useSend(dismissSearch);
  const change = useAction(async () => {
    await send({ body: { text, dismissed: !dismissed } });
    const message = `${isolate(text)} is ${dismissed ? 'shown again' : 'dismissed'}`;
    toasts.undoable(message, () => send({ body: { text, dismissed } }));
  });
  return (
    <ActionButton disabled={change.isPending} onClick={() => change.mutate(undefined)}>
      {dismissed ? 'Show again' : 'Dismiss'}
      <span className="sr-only"> {text}</span>
    </ActionButton>
  );
}
