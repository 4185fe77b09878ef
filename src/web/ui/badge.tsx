import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  quiet: 'border-line text-ink-soft',
  good: 'border-sea text-sea',
  bad: 'border-alert text-alert',
} as const;

/** A small label of state. Its words say it; the tone only helps. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 border px-2 py-0.5 text-fine font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
