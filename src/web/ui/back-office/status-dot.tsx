import { classNames } from '../class-names.ts';

const tones = {
  new: 'bg-accent',
  calm: 'bg-ink-soft',
  good: 'bg-good',
  bad: 'bg-bad',
  warn: 'bg-warn',
  quiet: 'bg-field',
} as const;
const words = {
  new: 'font-medium text-accent',
  calm: 'text-ink',
  good: 'text-good',
  bad: 'text-bad',
  warn: 'text-warn',
  quiet: 'text-ink-soft',
};

export type Tone = keyof typeof tones;

/** Letters of a state that stay on one line; a longer one, such as with a day, gives a table its width. */
const LONGEST_LINE = 18;

/** A state as a dot and a word: never by colour only. */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-start gap-1.5',
        children.length <= LONGEST_LINE && 'whitespace-nowrap',
        words[tone],
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-[calc(0.5lh-0.1875rem)] size-1.5 shrink-0 rounded-full',
          tones[tone],
        )}
      />
      {/* It stands on the line of what is beside it. */}
      <span className="self-baseline">{children}</span>
    </span>
  );
}
