import type { ReactNode } from 'react';
import { foreignLanguage, Written } from '#web/ui/written.tsx';

type PageHeadProps = { title: string; text?: string; children?: ReactNode };

/** The large heading at the top of a page, with a line or two below it. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <div className="margins grid gap-x-8 gap-y-6 pt-8 md:grid-cols-12 md:pt-12">
      <div className="md:col-span-8">
        <h1 className="font-display text-page">
          <Written>{title}</Written>
        </h1>
        {text && (
          <p
            className="mt-4 max-w-2xl text-lead text-ink-soft"
            dir="auto"
            lang={foreignLanguage(text)}
          >
            {text}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
