import type { ReactNode } from 'react';
import * as texts from '#texts/storefront/messages.ts';

type GonePiecesProps = {
  count: number;
  /** What they were kept in. */
  of: keyof typeof texts.gone;
  /** What takes them off, with the words for it. */
  children: (label: string) => ReactNode;
};

/** Says that pieces that are kept are no longer in the shop, beside what takes them off. */
export function GonePieces({ count, of, children }: GonePiecesProps) {
  if (count === 0) return null;
  return (
    <p role="status" className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft">
      {texts.gone[of](count)}
      {children(texts.takeOff(count))}
    </p>
  );
}
