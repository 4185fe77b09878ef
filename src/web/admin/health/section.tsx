import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; text?: string; children: ReactNode };

/** A part of the health screen with its heading. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {text && <p className="text-dense text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
