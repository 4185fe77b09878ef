import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import * as texts from '#texts/back-office/shell.tsx';
import { useOnline } from '../../browser/use-online.ts';
import type { CHANGED } from '../address-params.ts';
import { doubtLine, useLine } from '../line.ts';
import { isToCome, reachScreen, useReachedOnIntent } from './reach-screen.ts';

type HeldProps = { onAsk: (next: Location) => void };

/**
 * Says that there is no connection, or that nothing answers though the browser has one, and keeps the screen: the one
 * that was asked for comes once it is back.
 */
export function OfflineStrip() {
  const hasLine = useLine();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Location | null>(null);
  useReachedOnIntent();
  useEffect(() => {
    if (!hasLine || asked === null) return;
    setAsked(null);
    // A screen with something unsaved asks before it is left.
    void navigate(asked);
  }, [hasLine, asked, navigate]);
  return (
    <>
      <ReachedScreen onAsk={setAsked} />
      <div role="status">
        {!hasLine && (
          <>
            <HeldScreen onAsk={setAsked} />
            <p className="fixed inset-e-0 inset-s-0 bottom-0 z-30 lg:inset-s-56 border-t border-ink bg-panel px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-center text-dense">
              <strong className="font-semibold">
                {isOnline ? texts.nothingAnswers : texts.youAreOffline}
              </strong>{' '}
              {asked ? texts.comesOnceConnected : texts.screenStays}
            </p>
          </>
        )}
      </div>
    </>
  );
}

/** Opens a screen once its code is there, so that a line which is found dead by that leaves the present one. */
function ReachedScreen({ onAsk }: HeldProps) {
  const navigate = useNavigate();
  /** What was asked for last, by a tap or by Back; what a list notes in its own address asks for nothing. */
  const latest = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isNote(nextLocation)) latest.current = nextLocation;
    return currentLocation.pathname !== nextLocation.pathname && isToCome(nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    reachScreen(location.pathname).then(
      () => {
        if (latest.current !== location) return;
        try {
          blocker.proceed();
        } catch {
          // What a list noted in its own address has ended this navigation meanwhile.
          void navigate(location);
        }
      },
      () => {
        if (latest.current !== location) return;
        void doubtLine({ isSure: true });
        onAsk(location);
        blocker.reset();
      },
    );
  }, [blocker, onAsk, navigate]);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return null;
}

const isNote = ({ state }: Location) =>
  (state as Partial<typeof CHANGED> | null)?.isChanged === true;

/** A router asks the blocker that came last: while there is a line, that of what is unsaved. */
function HeldScreen({ onAsk }: HeldProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOther = currentLocation.pathname !== nextLocation.pathname;
    if (isOther) onAsk(nextLocation);
    return isOther;
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    // The other language is another document.
    const hold = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[data-language]'))
        event.preventDefault();
    };
    addEventListener('click', hold, true);
    return () => removeEventListener('click', hold, true);
  }, []);
  return null;
}
