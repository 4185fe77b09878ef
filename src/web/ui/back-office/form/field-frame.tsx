import type { ReactNode } from 'react';

export type FieldFrameProps = {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A label, its control, and below it a hint or an error, read aloud with the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, hint, aside, className, children } = props;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-dense font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-fine text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-dense text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** Links a control to its error or hint. */
export function described(id: string, error: string | undefined, hint: ReactNode) {
  if (error) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint ? { 'aria-describedby': `${id}-hint` } : {};
}
