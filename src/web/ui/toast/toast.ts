/**
 * A toast's action beside its message; `takesFocus` where the pressed control itself is removed.
 */
export type ToastAction = { label: string; act(): void; takesFocus?: boolean };

/**
 * Shows a message at the top centre for three seconds, twice as long with an action. Its code is
 * loaded at the first use.
 */
export function toast(message: string, action?: ToastAction): void {
  import('./show-toast.ts').then(
    ({ showToast }) => showToast(message, action),
    // Without a connection the message is not shown; its action has taken effect all the same.
    () => {},
  );
}
