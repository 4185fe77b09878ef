import { createContext, type ReactNode, use } from 'react';
import { Written } from '../../written.tsx';

type ScreenHeadProps = { title: string; text?: ReactNode; children?: ReactNode };

/** Links to the screens of the same subject, which a frame gives to the heading. */
export const TabsOfScreen = createContext<ReactNode>(null);

/** The heading of a screen, its actions, and the screens beside it. */
export function ScreenHead({ title, text, children }: ScreenHeadProps) {
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <title>{title}</title>
          <h1 className="text-screen font-semibold tracking-[-0.01em] text-ink">
            <Written>{title}</Written>
          </h1>
          {text && <p className="mt-0.5 max-w-[40rem] text-ink-muted">{text}</p>}
        </div>
        {children && (
          <div className="flex flex-wrap items-center gap-2 max-md:has-[select]:w-full">
            {children}
          </div>
        )}
      </header>
      {use(TabsOfScreen)}
    </>
  );
}
