import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** The id of its heading, where an address leads to it. */
  id?: string;
  /** What it is about. */
  text?: string;
  /** What stands beside its heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a screen with its own heading. */
export function Panel({ title, id, text, aside, children }: PanelProps) {
  const drawn = useId();
  return (
    <section
      aria-labelledby={id ?? drawn}
      className="min-w-0 rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id ?? drawn} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className="-mt-1.5 mb-5 text-ink-muted wrap-anywhere">{text}</p>}
      {children}
    </section>
  );
}
