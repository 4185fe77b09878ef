import { offline, tryAgain } from '#texts/storefront/every-page.ts';
import * as texts from '#texts/storefront/messages.ts';
import { useOnline } from '#web/ui/browser/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureState } from '#web/ui/failure-state.tsx';

type OwnFailureProps = {
  /** What this browser keeps and did not load. */
  what: keyof typeof texts.didNotLoad;
  onRetry: () => void;
};

/** That the shop did not say what the pieces are that this browser keeps. */
export function OwnFailure({ what, onRetry }: OwnFailureProps) {
  const isOnline = useOnline();
  return (
    <FailureState
      title={isOnline ? texts.didNotLoad[what] : offline}
      text={isOnline ? texts.tryInAMoment : texts.shownOnceConnected}
    >
      <Button onClick={onRetry}>{tryAgain}</Button>
    </FailureState>
  );
}
