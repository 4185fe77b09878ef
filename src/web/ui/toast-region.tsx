/** Id of the region, by which what shows a toast finds it. */
export const TOAST_REGION = 'toasts';

/**
 * Where toasts appear, and from where they are read aloud: there before the first of them. The
 * newest stands on top, so that none moves when the oldest goes.
 */
export function ToastRegion() {
  return (
    <div
      id={TOAST_REGION}
      role="status"
      className="pointer-events-none fixed inset-x-0 top-4 z-50 flex flex-col-reverse items-center justify-end gap-2 px-4"
    />
  );
}
