import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** An empty list: a text, and something to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center border-y border-line px-5 py-20 text-center">
      <LogoMark className="h-14 text-brass" />
      <h2 className="mt-7 font-serif text-title">{title}</h2>
      {text && <p className="mt-2 max-w-md text-ink-soft">{text}</p>}
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
