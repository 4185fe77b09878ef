import { Fragment } from 'react';

/** Keys that are pressed together, as they are printed. */
export const KeySigns = ({ signs }: { signs: readonly string[] }) => (
  <span dir="ltr" className="inline-flex items-center gap-1">
    {signs.map((sign, index) => (
      <Fragment key={sign}>
        {index > 0 && ' '}
        <kbd className="min-w-6 rounded-control border border-hair bg-ground px-1.5 text-center font-sans text-fine text-ink-soft">
          {sign}
        </kbd>
      </Fragment>
    ))}
  </span>
);
