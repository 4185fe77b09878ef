import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Toaster, toast } from 'sonner';

/** Messages at the top centre, three at most at a time (docs/behaviour/seller.md#frame). */
export function BackOfficeToasts() {
  const { pathname } = useLocation();
  useEffect(() => enter(pathname), [pathname]);
  return (
    <Toaster
      position="top-center"
      duration={4000}
      visibleToasts={3}
      offset={16}
      mobileOffset={12}
      toastOptions={{ className: 'back-office-toast' }}
    />
  );
}

const failures = new Set<string | number>();
let screen = '';

/** What failed on one screen is no news on the next. */
function enter(pathname: string): void {
  if (pathname !== screen) settle();
  screen = pathname;
}

/** Takes back what was told of failures: what came after made it untrue. */
function settle(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** Shows a message: a success for 2 seconds, everything else for 4. */
export const toasts = {
  success: (message: string) => {
    settle();
    toast.success(message, { duration: 2000 });
  },
  failure: (message: string) => void failures.add(toast.error(message)),
  /** A new attempt makes what is still told of the last one untrue. */
  clear: () => void toast.dismiss(),
  note: (message: string) => void toast(message),
  /** With something to take it back by. */
  undoable: (message: string, undo: () => void) => {
    settle();
    toast(message, { duration: 6000, action: { label: 'Undo', onClick: undo } });
  },
};
