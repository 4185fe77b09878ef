import { dismissSearch } from '#contracts/calls/searches.ts';
import type { CountedSearch } from '#contracts/searches.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** Dismisses a searched text, or shows it again. */
export function DismissButton({ row }: { row: CountedSearch }) {
  const { text, dismissed } = row;
  const send = useSend(dismissSearch);
  async function change() {
    await send({ body: { text, dismissed: !dismissed } });
    const message = `${isolate(text)} is ${dismissed ? 'shown again' : 'dismissed'}`;
    toasts.undoable(message, () => send({ body: { text, dismissed } }));
  }

  return (
    <ActingButton act={change}>
      {dismissed ? 'Show again' : 'Dismiss'}
      <span className="sr-only"> {text}</span>
    </ActingButton>
  );
}
