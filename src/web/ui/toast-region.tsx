import { TOAST_REGION } from './toast.ts';

/** Where toasts appear, and from where they are read aloud: there before the first of them. */
export function ToastRegion() {
  return (
    <div
      id={TOAST_REGION}
      role="status"
      className="pointer-events-none fixed inset-x-0 top-4 z-50 flex flex-col items-center gap-2 px-4"
    />
  );
}
