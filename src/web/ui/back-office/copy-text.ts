import * as texts from '#texts/back-office/controls.ts';
import { toasts } from './toasts.tsx';

/** Copies a text to the clipboard, and says it where that fails. Returns whether it was copied. */
export async function copyText(text: string, failed = texts.notCopied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toasts.failure(failed);
    return false;
  }
}
