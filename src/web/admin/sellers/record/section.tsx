import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a seller's record, with what can be done beside its title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What stands in a part where there is nothing yet. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="border-y border-hair py-6 text-center text-ink-muted">{children}</p>
);
