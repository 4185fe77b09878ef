/** Shows a message at the top centre for three seconds. The code for it comes when first needed. */
export function toast(message: string): void {
  import('./show-toast.ts').then(({ showToast }) => showToast(message));
}
