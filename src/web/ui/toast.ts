/** Id of the live region that the layout renders, empty, at the top of every page. */
export const TOAST_REGION = 'toasts';

/** Shows a message at the top centre for three seconds. The code for it comes when first needed. */
export function toast(message: string): void {
  import('./show-toast.ts').then(({ showToast }) => showToast(message));
}
