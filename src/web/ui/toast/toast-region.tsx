/** Id of the region, by which what shows a toast finds it. */
export const TOAST_REGION = 'toasts';

/**
 * Where toasts appear, and from where they are read aloud: there before the first of them. The
 * newest stands on top, so that none moves when the oldest goes.
 */
export function ToastRegion() {
  return <div id={TOAST_REGION} role="status" className="toasts" />;
}
