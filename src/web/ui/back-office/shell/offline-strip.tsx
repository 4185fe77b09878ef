import { useEffect, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import * as texts from '#texts/back-office/shell.tsx';
import { useHeldPrefetches } from '../../browser/held-prefetches.ts';
import { useOnline } from '../../browser/use-online.ts';

/** Says that there is no connection, and keeps the screen: the one that was asked for comes once it is back. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Location | null>(null);
  useHeldPrefetches(isOnline);
  useEffect(() => {
    if (!isOnline || asked === null) return;
    setAsked(null);
    // A screen with something unsaved asks before it is left.
    void navigate(asked);
  }, [isOnline, asked, navigate]);
  return (
    <div role="status">
      {!isOnline && (
        <>
          <HeldScreen onAsk={setAsked} />
          <p className="fixed inset-e-0 inset-s-0 bottom-0 z-30 lg:inset-s-56 border-t border-ink bg-panel px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-center text-dense">
            <strong className="font-semibold">{texts.youAreOffline}</strong>{' '}
            {asked ? texts.comesOnceConnected : texts.screenStays}
          </p>
        </>
      )}
    </div>
  );
}

/** A router has one blocker at a time: while there is a connection, that of what is unsaved. */
function HeldScreen({ onAsk }: { onAsk: (next: Location) => void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOther = currentLocation.pathname !== nextLocation.pathname;
    if (isOther) onAsk(nextLocation);
    return isOther;
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}
