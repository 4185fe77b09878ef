import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { doubtLine, useLine } from '#web/ui/back-office/line.ts';
import { reachScreen } from '#web/ui/back-office/shell/reach-screen.ts';

/** What is not saved is not thrown away without asking. */
export const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => isDirty && <Question />;

function Question() {
  const isOnline = useLine();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, []);
  // Without a connection there is nowhere to go.
  useEffect(() => {
    if (!isOnline && blocker.state === 'blocked') blocker.reset();
  }, [isOnline, blocker]);
  if (!isOnline || blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="Your changes will be lost."
      action="Leave"
      cancel="Stay"
      onConfirm={async () => {
        const { location, proceed } = blocker;
        await reachScreen(location.pathname).then(proceed, () => void doubtLine({ isSure: true }));
      }}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
