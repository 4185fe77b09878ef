import type { ReactNode } from 'react';

/** The error of a form as a whole; renders nothing without one. */
export function FormProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
      {children}
    </p>
  );
}
