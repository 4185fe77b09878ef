import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Toaster, toast } from 'sonner';
import * as controls from '#texts/back-office/controls.ts';
import { Written } from '../written.tsx';
import { messageOf } from './calls.ts';

/** Messages at the top centre, three at most at a time (docs/behaviour/seller.md#frame). */
export function BackOfficeToasts() {
  const { pathname } = useLocation();
  useEffect(() => enter(pathname), [pathname]);
  return (
    <Toaster
      position="top-center"
      containerAriaLabel={controls.notifications}
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

/** A failure on one screen does not matter on the next. */
function enter(pathname: string): void {
  if (pathname !== screen) settle();
  screen = pathname;
}

/** Removes messages about failures: what came after made them obsolete. */
function settle(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** Returns the message, for which the same one that is still shown makes room. */
function alone(message: string): string {
  for (const shown of toast.getToasts()) {
    if ('title' in shown && shown.title === message && !shown.action) toast.dismiss(shown.id);
  }
  return message;
}

/** Shows a message: a success for 2 seconds, everything else for 4. */
export const toasts = {
  success: (message: string) => {
    settle();
    toast.success(alone(message), { duration: 2000 });
  },
  failure: (message: string) => void failures.add(toast.error(alone(message))),
  /** A new attempt makes the messages about the last one obsolete. */
  clear: () => void toast.dismiss(),
  note: (message: string) => void toast(alone(message)),
  /** What was added, by its name, with what can be done with it next. */
  added: (message: string, name: string, next: ReactNode) => {
    settle();
    toast.success(message, {
      duration: 8000,
      description: <Written>{name}</Written>,
      action: next,
    });
  },
  /** With a button to undo it, which says why where that is refused. `undo` is of the moment of the change. */
  undoable: (message: string, undo: () => Promise<unknown>) => {
    settle();
    const onClick = () => {
      undo().catch((error) => toasts.failure(messageOf(error)));
    };
    toast(message, { duration: 6000, action: { label: controls.undo, onClick } });
  },
};
