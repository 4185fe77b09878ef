import type { ReactNode } from 'react';

type ProgressBarProps = {
  /** What it measures, read aloud. */
  label: string;
  /** 0 to 1. */
  share: number;
  /** The same in words or numbers. */
  children: ReactNode;
};

/** How far something has come: a bar, and in words. */
export function ProgressBar({ label, share, children }: ProgressBarProps) {
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-hair"
      >
        <div
          className="h-full origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-dense text-ink-muted tabular-nums [overflow-wrap:anywhere]">
        {children}
      </p>
    </>
  );
}
