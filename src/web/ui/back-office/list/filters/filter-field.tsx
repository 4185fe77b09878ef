import type { ReactNode } from 'react';

/** A filter below its name, which stays in sight when a value is chosen. */
export function FilterField(props: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="max-md:min-w-0 max-md:shrink max-md:grow max-md:basis-[calc(50%-0.25rem)] md:w-44">
      <label htmlFor={props.id} className="mb-0.5 block text-fine text-ink-muted">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
