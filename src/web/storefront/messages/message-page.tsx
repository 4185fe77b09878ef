import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/logo.tsx';

type MessagePageProps = { title: string; text: string; children?: ReactNode };

/** A page with only a message and a link onwards. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <section className="margins flex min-h-[70svh] flex-col items-center justify-center py-24 text-center">
      <LogoMark className="h-16 text-brass" />
      <h1 className="mt-9 font-display text-page">{title}</h1>
      <p className="mt-4 max-w-lg text-balance text-lead text-ink-soft">{text}</p>
      {children && <div className="mt-9 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
