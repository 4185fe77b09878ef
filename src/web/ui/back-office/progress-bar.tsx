import type { ReactNode } from 'react';

type ProgressBarProps = {
  /** What it measures, for screen readers. */
  label: string;
  /** 0 to 1. */
  share: number;
  /** The same as text, where it is not said beside it. */
  children?: ReactNode;
};

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
          className="h-full origin-left rtl:origin-right bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {children && (
        <p className="mt-1.5 text-dense text-ink-muted tabular-nums [overflow-wrap:anywhere]">
          {children}
        </p>
      )}
    </>
  );
}
