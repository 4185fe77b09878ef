/** What a toast offers beside its message; `takesFocus` where the pressed thing itself is gone. */
export type ToastAction = { label: string; act(): void; takesFocus?: boolean };

/**
 * Shows a message at the top centre for three seconds, twice as long with something to do about it.
 * The code for it comes when first needed.
 */
export function toast(message: string, action?: ToastAction): void {
  import('./show-toast.ts').then(
    ({ showToast }) => showToast(message, action),
    // Without a connection the message is missed; what it tells of has happened all the same.
    () => {},
  );
}
