import type { ReactNode } from 'react';

type FactProps = { name: string; isWide?: boolean; children: ReactNode };

/** A name and its value in a list of facts. */
export function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={isWide ? 'md:col-span-2' : undefined}>
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
