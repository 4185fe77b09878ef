import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/back-office/second-factor.tsx';
import { ActionButton } from '../action-button.tsx';
import { toasts } from '../toasts.tsx';

type CopyButtonProps = {
  text: string;
  className?: string;
  onCopied?: () => void;
  children: ReactNode;
};

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

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, className, onCopied, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    onCopied?.();
  };
  const Mark = isCopied ? Check : Copy;
  return (
    <ActionButton onClick={copy} {...(className && { className })}>
      <Mark size={15} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? texts.copied : children}</span>
    </ActionButton>
  );
}
