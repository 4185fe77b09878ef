/** Id of the region, by which `showToast` finds it. */
export const TOAST_REGION = 'toasts';

/**
 * Where toasts appear and are read aloud from; it exists before the first of them. The newest is on
 * top, so that none moves when the oldest is removed.
 */
export function ToastRegion() {
  return <div id={TOAST_REGION} role="status" className="toasts" />;
}
