import type { ReactNode } from 'react';
import { pluralise } from '../pluralise.ts';

type GonePiecesProps = {
  count: number;
  /** What they were kept in, such as `this list`. */
  of: string;
  /** What takes them off, with the words for it. */
  children: (label: string) => ReactNode;
};

/** Says that pieces that are kept are no longer in the shop, beside what takes them off. */
export function GonePieces({ count, of, children }: GonePiecesProps) {
  if (count === 0) return null;
  return (
    <p role="status" className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft">
      {`${pluralise(count, 'piece')} of ${of} ${count === 1 ? 'is' : 'are'} no longer in the shop.`}
      {children(count === 1 ? 'Take it off' : 'Take them off')}
    </p>
  );
}
