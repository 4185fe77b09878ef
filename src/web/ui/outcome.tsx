import { type ReactNode, useEffect, useRef } from 'react';

/** What came of a form, in its place: read aloud and brought into view, as the form that had the focus is gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="border-t border-ink pt-5 outline-none">
      {children}
    </div>
  );
}
