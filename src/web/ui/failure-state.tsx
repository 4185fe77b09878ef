import type { ReactNode } from 'react';

type FailureStateProps = { title: string; text: string; children?: ReactNode };

/** A failed load: says what, and offers to try again. */
export function FailureState({ title, text, children }: FailureStateProps) {
  return (
    <div role="alert" className="border-y border-line px-5 py-12 text-center">
      <h2 className="font-serif text-title">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
