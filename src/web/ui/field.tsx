import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';

export const inputClass =
  'block w-full min-h-12 border border-field bg-paper-bright px-3.5 text-body text-ink placeholder:text-ink-muted focus-visible:outline-offset-0';

type Frame = {
  label: string;
  /** The error of the value, if any. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Whether the label is for screen readers only, since the surroundings show it. */
  quietLabel?: boolean;
};
type FieldProps = Frame & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input; its error is linked to it and read aloud. */
export function Field({ label, error, hint, quietLabel, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint, quietLabel, className }}>
      <input id={id} className={inputClass} {...faults(id, error)} {...input} />
    </FieldFrame>
  );
}

type TextAreaProps = Frame & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, error, hint, quietLabel, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint, quietLabel, className }}>
      <textarea
        id={id}
        className={classNames(inputClass, 'py-3')}
        {...faults(id, error)}
        {...area}
      />
    </FieldFrame>
  );
}

function faults(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

type FieldFrameProps = {
  [Key in keyof Frame]: Frame[Key] | undefined;
} & { label: string; id: string; className: string | undefined; children: ReactNode };

function FieldFrame({ id, label, error, hint, quietLabel, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={quietLabel ? 'sr-only' : 'mb-1.5 block text-small font-medium'}
      >
        {label}
      </label>
      {children}
      {hint && <p className="mt-1.5 text-fine text-ink-muted">{hint}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-alert">
          {error}
        </p>
      )}
    </div>
  );
}
