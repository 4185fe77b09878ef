import { useOnline } from '#web/ui/browser/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureState } from '#web/ui/failure-state.tsx';

type OwnFailureProps = {
  /** What this browser keeps and did not load: `favourites`, `enquiry list`. */
  what: string;
  onRetry: () => void;
};

/** That the shop did not say what the pieces are that this browser keeps. */
export function OwnFailure({ what, onRetry }: OwnFailureProps) {
  const isOnline = useOnline();
  return (
    <FailureState
      title={isOnline ? `Your ${what} did not load` : 'You are offline'}
      text={
        isOnline
          ? 'Please try again in a moment.'
          : 'What you keep here is shown once you are connected.'
      }
    >
      <Button onClick={onRetry}>Try again</Button>
    </FailureState>
  );
}
