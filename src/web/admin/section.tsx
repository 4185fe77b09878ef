import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; text?: string; action?: ReactNode; children: ReactNode };

/** A part of a screen with its title, and beside it a few words or what can be done. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {text && <p className="text-dense text-ink-muted">{text}</p>}
        </div>
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
