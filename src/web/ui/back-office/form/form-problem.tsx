import type { ReactNode } from 'react';

/** What is wrong with a form as a whole, told at once. Nothing where nothing is. */
export function FormProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
      {children}
    </p>
  );
}
